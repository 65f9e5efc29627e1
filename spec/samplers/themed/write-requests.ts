/** `npm run requests`: writes the change requests for reviewers anew. */
import { writeFileSync } from 'node:fs';
import { requestsFile, requestsForReviewers } from './requests-for-reviewers.ts';

writeFileSync(requestsFile, requestsForReviewers());
