/** Nothing in a text is idle: without it the text says something else or nothing, or it is a decoration with a reason. */
import { expect, test } from 'vitest';
import { kennel } from '../../spec/fixtures/edit-kennel.ts';
import { converted } from '../../spec/wording/choice.ts';
import { decorations } from '../../spec/wording/decorations.ts';
import { many } from '../../spec/wording/lists.ts';
import { memberName } from '../../spec/wording/names.ts';
import { readWith } from '../../spec/wording/phrase.ts';
import type { Phrase } from '../../spec/wording/phrase.ts';
import { fixed, sentence } from '../../spec/wording/sentence.ts';
import { changeRequest, request } from './change-request.ts';
import { idlePieces, missedDecorations } from './fixtures/deletions.ts';
import { everyChange } from './fixtures/every-change.ts';
import { initialSpecification, specification } from './initial-specification.ts';

const described = initialSpecification(kennel);
const requests = everyChange.map((change) => changeRequest([change]));

test('every piece of a specification is missed when it goes', () => {
  expect(idlePieces(specification, described)).toEqual([]);
});

test('every piece of a change request is missed when it goes', () => {
  expect(requests.flatMap((text) => idlePieces(request, text))).toEqual([]);
});

test('a decoration is not missed', () => {
  expect(missedDecorations(specification, described)).toEqual([]);
  expect(requests.flatMap((text) => missedDecorations(request, text))).toEqual([]);
});

test('every decoration of the list occurs', () => {
  const found = [
    readWith(specification, described),
    ...requests.map((text) => readWith(request, text)),
  ].flatMap((reading) => reading.decorations.map(({ id }) => id));
  expect([...new Set(found)].sort()).toEqual(Object.keys(decorations).sort());
});

test('what is idle and no decoration is found out', () => {
  const polite: Phrase<string> = converted(
    sentence`add ${{ thing: memberName }}${{ courtesies: many(fixed(', please')) }}`,
    {
      said: (thing: string) => ({ thing, courtesies: [{}] }),
      understood: ({ thing }) => thing,
      what: 'a thing',
    },
  );
  expect(idlePieces(polite, polite.write('ball'))).toEqual([', please']);
});
