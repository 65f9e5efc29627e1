/** Lower-case names that mean something else in the server's modules already. */

const keywords =
  'and as assert async await break case class continue def del elif else except finally for from global if import ' +
  'in is lambda match nonlocal not or pass raise return try type while with yield';

const builtins =
  'abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex ' +
  'copyright credits delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals ' +
  'hasattr hash help hex id input int isinstance issubclass iter len license list locals map max memoryview min next ' +
  'object oct open ord pow print property quit range repr reversed round set setattr slice sorted staticmethod str ' +
  'sum super tuple vars zip';

/** Functions, modules and variables that the written files define or import themselves. */
const own =
  'analytics app body check_boolean check_datetime check_enum check_float check_integer check_reference ' +
  'check_reference_list check_string clear_all_tables create delete field find find_all item list_all object_id read ' +
  'request require require_new_id require_same_id reset update validate values values_of';

export const RESERVED_NAMES: ReadonlySet<string> = new Set(
  [keywords, builtins, own].join(' ').split(' '),
);
