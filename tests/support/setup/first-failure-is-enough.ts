import fc from 'fast-check'

/** Whether a fault is noticed is all that `npm run mutate` asks, not by how small an input. */
fc.configureGlobal({ endOnFailure: true })
