/**
 * Two streams of literal data for the same tests. Whoever was told how a server fails the first may have fitted the server
 * to its values; the second, which nobody is told of, shows whether it works for others.
 */
export const dataStreams = ['main', 'heldout'] as const;
export type DataStream = (typeof dataStreams)[number];
