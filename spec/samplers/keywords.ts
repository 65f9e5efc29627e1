/** Words that samplers avoid as names because they are reserved in a language that agents write. Lower case. */
export const KEYWORDS: ReadonlySet<string> = new Set(
  [
    // Python, with the names whose shadowing breaks the usual libraries
    'and as assert async await break case class continue def del elif else except finally for from global if import in',
    'is lambda match nonlocal not or pass raise return try while with yield none true false self cls type id list dict',
    'set str int float bool object print json copy schema field validate construct fields config model request response',
    // JavaScript and TypeScript
    'abstract any arguments boolean catch const constructor debugger declare default delete do double enum eval export',
    'extends final function get goto implements instanceof interface keyof let module namespace native never new null',
    'number package private protected prototype public readonly short static string super switch symbol this throw throws',
    'transient typeof undefined unknown var void volatile of require',
    // Java, Rust and Go
    'byte char long record sealed permits strictfp synchronized become box crate dyn extern fn impl loop macro mod move',
    'mut override priv pub ref struct trait typealias unsafe unsized use virtual where chan defer fallthrough func go map',
    'range select var nil error option result vec iota make len cap append',
    // SQL, for servers that store in a database
    'order group table index user by limit offset join union column check primary foreign key references unique values',
  ]
    .join(' ')
    .split(' '),
);
