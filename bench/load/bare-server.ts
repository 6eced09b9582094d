import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// What `node:http` can do at best: one stored answer from memory, whatever is asked for.
// Started with a port, the file of the headers (JSON) and the file of the body.
const [port, headersFile = '', bodyFile = ''] = process.argv.slice(2)
const body = readFileSync(bodyFile)
const headers: [string, string][] = JSON.parse(readFileSync(headersFile, 'utf8'))
const flat = [...headers, ['content-length', String(body.length)]].flat()

createServer((_, response) => {
  response.writeHead(200, flat)
  response.end(body)
}).listen(Number(port), '127.0.0.1')
