export * from './signs'
