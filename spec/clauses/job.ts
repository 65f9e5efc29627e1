/** What is to be built, and how it is started. */
import type { ClauseShape } from './clause-shape.ts';

export const jobClauses = [
  {
    id: 'job.build',
    section: 'The job',
    process: true,
    text: 'Build an HTTP server with a JSON API that does what `initial_specification.md` describes, and keep it in line with every change that is asked for later.',
  },
  {
    id: 'job.language',
    section: 'The job',
    process: true,
    text: 'Write it in Python. Which framework and libraries you take is up to you, provided that they are for Python; `run_server.sh` installs whatever must be installed.',
  },
  {
    id: 'job.storage',
    section: 'The job',
    process: true,
    text: 'Store the data as you like; memory is enough. It need not outlive the server.',
  },
  {
    id: 'script.port',
    section: 'The script',
    process: true,
    text: 'Write a script `run_server.sh`. `bash run_server.sh <port>` starts the server on that port, listening on all interfaces (`0.0.0.0`), and stays in the foreground. The script lies beside this file; the server must answer within three minutes of its start.',
  },
] as const satisfies readonly ClauseShape[];
