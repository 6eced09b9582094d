import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { type RunningProgram, startProgram } from '#bench/running-program.ts'
import { findFreePort } from '#tests/support/programs/free-port.ts'
import type { Answer } from './answer.ts'

/** Gives the path of nginx, or undefined where it is not installed. */
export function findNginx(): string | undefined {
  return ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync)
}

/** nginx's version in words, as it says it itself. */
export function nginxVersion(binary: string): string {
  return execFileSync('sh', ['-c', `${binary} -v 2>&1`], { encoding: 'utf8' }).trim()
}

/**
 * Starts an nginx that gives one stored answer, compressed before, with the same headers, set up
 * as one that has nothing else to do: no access log, files kept open. `/nothing` is its emptiest
 * answer. The caller stops it and removes the folder.
 */
export async function startNginx(
  binary: string,
  { folder, answer, workers = 1 }: { folder: string; answer: Answer; workers?: number },
): Promise<RunningProgram> {
  const port = await findFreePort()
  await writeFile(join(folder, 'nginx.body'), answer.body)
  const config = join(folder, 'nginx.conf')
  await writeFile(config, configuration({ folder, answer, workers, port }))
  return startProgram(binary, ['-p', folder, '-c', config, '-e', join(folder, 'nginx.error.log')], {
    port,
    path: '/',
    logFile: join(folder, 'nginx.log'),
  })
}

function configuration({
  folder,
  answer,
  workers,
  port,
}: {
  folder: string
  answer: Answer
  workers: number
  port: number
}) {
  const isType = ([name]: [string, string]) => name.toLowerCase() === 'content-type'
  const type = answer.headers.find(isType)?.[1] ?? 'application/octet-stream'
  const headers = answer.headers
    .filter((header) => !isType(header))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    ${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
    worker_processes ${workers};
    daemon off;
    pid "${folder}/nginx.pid";
    error_log "${folder}/nginx.error.log" warn;
    events { worker_connections 1024; }
    http {
      access_log off;
      sendfile on;
      tcp_nopush on;
      server_tokens off;
      etag off;
      keepalive_timeout 65;
      keepalive_requests 1000000000;
      open_file_cache max=16 inactive=1h;
      ${temporary.map((kind) => `${kind}_temp_path "${folder}/nginx-${kind}";`).join('\n')}
      server {
        listen 127.0.0.1:${port}${workers > 1 ? ' reuseport' : ''};
        location = /nothing { return 204; }
        location / {
          root "${folder}";
          types {}
          default_type ${JSON.stringify(type)};
          ${headers.join('\n')}
          add_header Last-Modified "";
          try_files /nginx.body =404;
        }
      }
    }
  `
}
