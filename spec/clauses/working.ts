/** How the work is tested and done. */
import type { ClauseShape } from './clause-shape.ts';

export const workingClauses = [
  {
    id: 'testing.reset',
    section: 'Resetting and testing',
    text: '`POST /reset` removes all objects of all entities and answers 200 or 204. The automated tests rely on it.',
  },
  {
    id: 'testing.automated',
    section: 'Resetting and testing',
    process: true,
    text: 'After you finish, automated tests run against your server. If some fail you may be told and given another try; the number of tries is limited. Nobody is there to answer questions.',
  },
  {
    id: 'working.test',
    section: 'Working rules',
    process: true,
    text: 'Test your work before you finish: start the server with `bash run_server.sh <port>` and send it requests.',
  },
  {
    id: 'working.files',
    section: 'Working rules',
    process: true,
    text: 'Do not change `README.md` and `initial_specification.md`. These instructions hold for every later request too.',
  },
  {
    id: 'working.kill',
    section: 'Working rules',
    process: true,
    text: 'When you stop a process, stop it by its process id. A pattern (`pkill -f python`) may match the program that you run in and end your own work.',
  },
] as const satisfies readonly ClauseShape[];
