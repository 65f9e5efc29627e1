/** Answers that come too late. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { always } from '../schema-parts.ts';

/** More than the contract allows. */
const TOO_LONG_MS = 11_000;

export const slowAnswer: Fault = {
  id: 'endpoints.answers-are-late',
  what: 'Every answer takes eleven seconds.',
  category: 'missing feature',
  clause: 'endpoints.prompt',
  slow: true,
  observable: always,
  behaviour: {
    send: (right) => async (response, reply, request) => {
      await wait(TOO_LONG_MS, undefined, { ref: false });
      await right(response, reply, request);
    },
  },
};
