/**
 * What several islands load, as one file each: the script of every page names all files that an
 * island may ask for. The same in each language's build.
 */
export const sharedChunks = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'icon', test: /\/app\/ui\/icon\.tsx/, priority: 3 },
  { name: 'field', test: /\/app\/ui\/field\.(words\.ts|tsx)/, priority: 3 },
  { name: 'kolam', test: /\/app\/ui\/kolam\.tsx/, priority: 3 },
  // What forms share, and how what they send waits for a network; and what dialogs do.
  {
    name: 'post',
    test: /\/app\/(ui\/(after-press|post-json|new-id|browser-queue|keep-sending)|enquiries\/waiting\/waiting-rules)\.ts/,
    priority: 3,
  },
  {
    name: 'dialog',
    test: /\/app\/ui\/(modal|keep-focus-inside|toasts)(\.words)?\.tsx?/,
    priority: 3,
  },
  {
    name: 'form',
    test: /\/app\/enquiries\/(enquiry|enquiry-rules|form\/(use-|form-|enquiry-(form|fields|kind)|draft|send)[\w-]*)\.tsx?$/,
    priority: 2,
  },
]
