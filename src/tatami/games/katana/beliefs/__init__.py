"""What a seat may believe of what others hide, from what all have seen: asked by imagined worlds, bots and plots."""
