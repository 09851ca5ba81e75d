"""The lab: many games of bots under a magnifying glass, for designers. It needs the extra `lab`."""
