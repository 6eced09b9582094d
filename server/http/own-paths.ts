// Addresses of the server's own, which are there whatever site it serves.

/** Whether the process can work, asked by whoever watches it; and what it has counted. */
export const healthPath = '/healthz'
export const metricsPath = '/metrics'

/** Where browsers read which links to fetch ahead; every page names it in a header. */
export const speculationRulesPath = '/speculation-rules.json'
