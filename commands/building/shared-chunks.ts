/**
 * Constants are written in where they are used: a file of addresses that many islands name would
 * otherwise be one more file that each of them asks for.
 */
export const writtenIn = { inlineConst: { mode: 'all', pass: 3 } } as const

/**
 * What several islands load, as one file each: the script of every page names all files that an
 * island may ask for. The same in each language's build.
 */
export const sharedChunks = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  // No island has a field without an icon, nor an icon without the language that stands with the field.
  {
    name: 'field',
    test: /\/app\/ui\/(pictures\/icon\.tsx|forms\/field\.(words\.ts|tsx))/,
    priority: 3,
  },
  // What lists, forms and the desk's editor say of sizes and prices.
  {
    name: 'sizes',
    test: /\/app\/(money\/money|catalogue\/(sizes\/(size\.|availability|shown-sizes)|facts\/(facts|month-name)))[\w.-]*\.tsx?$/,
    priority: 3,
  },
  // What a product is called, and how that is read out: a few lines each.
  {
    name: 'names',
    test: /\/(app\/(catalogue\/(called-name|cards\/product-name)|ui\/page\/spoken)|languages\/said)\.tsx?$/,
    priority: 3,
  },
  { name: 'kolam-mark', test: /\/app\/ui\/pictures\/kolam-mark\.tsx/, priority: 3 },
  // What forms share, how what is typed is read and how it waits for a network; and what dialogs do.
  {
    name: 'post',
    test: /\/(app\/(ui\/(dialogs\/after-press|forms\/(post-json|new-id|browser-queue|tell-tabs|keep-sending))|enquiries\/waiting\/waiting-rules)|languages\/latin-digits)\.ts/,
    priority: 3,
  },
  {
    name: 'dialog',
    test: /\/app\/ui\/dialogs\/(modal|keep-focus-inside|toasts)(\.words)?\.tsx?/,
    priority: 3,
  },
  {
    name: 'form',
    test: /\/app\/enquiries\/(enquiry|enquiry-rules|form\/(sending\/)?(use-|form-|enquiry-(form|fields|kind|head)|draft|send)[\w-]*)(\.words)?\.tsx?$/,
    priority: 2,
  },
]
