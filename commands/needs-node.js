// Loaded before each of `npm run`'s commands and by what serves the site, and written for any Node: an
// old one can't read the commands themselves, and would say so in words for programmers.
const needed = 24

if (Number(process.versions.node.split('.')[0]) < needed) {
  process.stderr.write(
    `Node.js ${needed} or later is needed, this is ${process.versions.node}: npm ci brings it on Linux and Windows, elsewhere install it from nodejs.org.\n`,
  )
  process.exit(1)
}
