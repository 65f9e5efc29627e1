/** Every right server that differs from the reference, in the order in which an audit shows them. */
import { announced } from './announced.ts';
import { anySpellingOfPaths } from './any-spelling-of-paths.ts';
import { averagesStepByStep } from './averages-step-by-step.ts';
import { booleansFromNumbers } from './booleans-from-numbers.ts';
import { booleansFromWords } from './booleans-from-words.ts';
import { chunked } from './chunked.ts';
import { compressed } from './compressed.ts';
import { conditionAnswers400 } from './condition-answers-400.ts';
import { conditionsBeforeState } from './conditions-before-state.ts';
import { connectionClosed } from './connection-closed.ts';
import { contentTypeDemanded } from './content-type-demanded.ts';
import { createdAnswers200 } from './created-answers-200.ts';
import { createdWithLocation } from './created-with-location.ts';
import { dateMissing } from './date-missing.ts';
import { datetimesWithoutZeros } from './datetimes-without-zeros.ts';
import { deletedAnswers200 } from './deleted-answers-200.ts';
import { deletedAnswers200Empty } from './deleted-answers-200-empty.ts';
import { effectsKeptInBounds } from './effects-kept-in-bounds.ts';
import { emptyFieldsLeftOut } from './empty-fields-left-out.ts';
import { emptyFieldsLeftOutOfLists } from './empty-fields-left-out-of-lists.ts';
import { emptyReferencesLeftOut } from './empty-references-left-out.ts';
import { errorsAsDetails } from './errors-as-details.ts';
import { errorsAsHtml } from './errors-as-html.ts';
import { errorsAsNull } from './errors-as-null.ts';
import { errorsAsProblems } from './errors-as-problems.ts';
import { errorsAsText } from './errors-as-text.ts';
import { errorsBrokenJson } from './errors-broken-json.ts';
import { errorsHuge } from './errors-huge.ts';
import { errorsNested } from './errors-nested.ts';
import { errorsWithoutBody } from './errors-without-body.ts';
import { extraFields } from './extra-fields.ts';
import { extraResultFields } from './extra-result-fields.ts';
import { headBeforeBody } from './head-before-body.ts';
import { headersMany } from './headers-many.ts';
import { headersOddCase } from './headers-odd-case.ts';
import { http10 } from './http-1-0.ts';
import { idleConnectionsClosed } from './idle-connections-closed.ts';
import { invalidAnswers400 } from './invalid-answers-400.ts';
import { invalidUpdateAnswers400 } from './invalid-update-answers-400.ts';
import { jsonIndented } from './json-indented.ts';
import { jsonSpaced } from './json-spaced.ts';
import { jsonWithCharset } from './json-with-charset.ts';
import { keysReversed } from './keys-reversed.ts';
import { keysShuffled } from './keys-shuffled.ts';
import { lengthUnknown } from './length-unknown.ts';
import { listById } from './list-by-id.ts';
import { listNewestFirst } from './list-newest-first.ts';
import { listShuffled } from './list-shuffled.ts';
import { nullCountsAsZero } from './null-counts-as-zero.ts';
import { numbersFromBooleans } from './numbers-from-booleans.ts';
import { numbersFromText } from './numbers-from-text.ts';
import { numbersWithExponent } from './numbers-with-exponent.ts';
import { numbersWithPoint } from './numbers-with-point.ts';
import { numbersWithZeros } from './numbers-with-zeros.ts';
import { objectsPadded } from './objects-padded.ts';
import { otherIdIgnored } from './other-id-ignored.ts';
import { otherPages } from './other-pages.ts';
import { redirectToPrefix } from './redirect-to-prefix.ts';
import { redirectToSlash } from './redirect-to-slash.ts';
import { redirectTwice } from './redirect-twice.ts';
import { referenceListsAsSets } from './reference-lists-as-sets.ts';
import { referenceListsReversed } from './reference-lists-reversed.ts';
import { refusedActionsSwapped } from './refused-actions-swapped.ts';
import { resetAnswers204 } from './reset-answers-204.ts';
import { resetAnswersList } from './reset-answers-list.ts';
import { secondDeleteSucceeds } from './second-delete-succeeds.ts';
import { slashesEscaped } from './slashes-escaped.ts';
import { slowALittle } from './slow-a-little.ts';
import { slowFirstAnswer } from './slow-first-answer.ts';
import { takenIdAnswers400 } from './taken-id-answers-400.ts';
import { takenIdAnswers409 } from './taken-id-answers-409.ts';
import { takenIdReplaces } from './taken-id-replaces.ts';
import { textAllEscaped } from './text-all-escaped.ts';
import { textEscaped } from './text-escaped.ts';
import { unknownFieldsKept } from './unknown-fields-kept.ts';
import { unknownFieldsRefused } from './unknown-fields-refused.ts';
import { unknownIdCheckedLast } from './unknown-id-checked-last.ts';
import { wrongStateAnswers409 } from './wrong-state-answers-409.ts';
import type { Variant } from './variant.ts';

export const allVariants: readonly Variant[] = [
  createdAnswers200,
  deletedAnswers200,
  deletedAnswers200Empty,
  resetAnswers204,
  resetAnswersList,
  invalidAnswers400,
  invalidUpdateAnswers400,
  conditionAnswers400,
  wrongStateAnswers409,
  refusedActionsSwapped,
  emptyFieldsLeftOut,
  emptyFieldsLeftOutOfLists,
  emptyReferencesLeftOut,
  listNewestFirst,
  listById,
  listShuffled,
  referenceListsReversed,
  referenceListsAsSets,
  keysReversed,
  keysShuffled,
  extraFields,
  extraResultFields,
  objectsPadded,
  errorsWithoutBody,
  errorsAsHtml,
  errorsAsText,
  errorsAsNull,
  errorsAsDetails,
  errorsAsProblems,
  errorsNested,
  errorsHuge,
  errorsBrokenJson,
  numbersWithPoint,
  numbersWithExponent,
  numbersWithZeros,
  textEscaped,
  textAllEscaped,
  slashesEscaped,
  jsonIndented,
  jsonSpaced,
  averagesStepByStep,
  redirectToSlash,
  redirectToPrefix,
  redirectTwice,
  jsonWithCharset,
  headersMany,
  headersOddCase,
  createdWithLocation,
  dateMissing,
  chunked,
  lengthUnknown,
  connectionClosed,
  idleConnectionsClosed,
  http10,
  announced,
  compressed,
  headBeforeBody,
  slowALittle,
  slowFirstAnswer,
  numbersFromText,
  numbersFromBooleans,
  booleansFromNumbers,
  booleansFromWords,
  datetimesWithoutZeros,
  takenIdAnswers409,
  takenIdAnswers400,
  takenIdReplaces,
  conditionsBeforeState,
  unknownIdCheckedLast,
  anySpellingOfPaths,
  otherPages,
  unknownFieldsRefused,
  unknownFieldsKept,
  otherIdIgnored,
  secondDeleteSucceeds,
  effectsKeptInBounds,
  nullCountsAsZero,
  contentTypeDemanded,
];
