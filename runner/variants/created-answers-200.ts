import { changedAnswers } from '../reference-server/changed-answers.ts';
import { insteadOf } from './blocks/answer-changes.ts';
import type { Variant } from './variant.ts';

export const createdAnswers200: Variant = {
  id: 'created-answers-200',
  what: 'Create answers 200.',
  freedom: 'status.create',
  behaviour: changedAnswers(['create'], insteadOf(201, 200)),
};
