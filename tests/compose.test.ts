import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { settingNames } from '#server/config/settings.ts'

interface Service {
  image?: string
  build?: { context: string; dockerfile: string }
  read_only?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
  restart?: string
  mem_limit?: string
  stop_grace_period?: string
  environment?: Record<string, string>
  volumes?: string[]
  networks?: string[]
  ports?: string[]
  secrets?: string[]
  logging?: unknown
  depends_on?: Record<string, { condition: string }>
}

const text = readFileSync('ops/compose.yaml', 'utf8')
const compose: {
  services: Record<string, Service>
  networks: Record<string, unknown>
  volumes: Record<string, unknown>
  secrets: Record<string, { environment: string }>
} = parse(text, { merge: true })
const services = Object.entries(compose.services)
const sites = services.filter(([, { build }]) => build)

describe('compose.yaml', () => {
  test('runs a proxy, two servers, PostgreSQL with its backups, and a mail catcher', () => {
    expect(services.map(([name]) => name)).toEqual([
      'proxy',
      'site1',
      'site2',
      'database',
      'backup',
      'mail',
      'prometheus',
    ])
  })

  test.each(services)('%s can do no more than it needs', (name, service) => {
    expect(service).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
      read_only: name !== 'prometheus',
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      logging: { options: { 'max-size': expect.any(String) } },
    })
    expect(service.cap_add ?? []).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : [])
    if (!service.build) expect(service.image).toMatch(/:v?\d+\.\d+(\.\d+)?(-\w+)?$/)
  })

  test('only the proxy can be reached from other machines', () => {
    const open = services.filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    )
    expect(open.map(([name]) => name)).toEqual(['proxy'])
    expect(compose.services.database?.networks).toEqual(['back'])
    expect(compose.networks.back).toEqual({ internal: true })
  })

  test('refers only to what is there', () => {
    for (const [, service] of services) {
      for (const name of service.networks ?? []) expect(compose.networks).toHaveProperty(name)
      for (const name of service.secrets ?? []) expect(compose.secrets).toHaveProperty(name)
      for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(compose.services).toHaveProperty(name)
        expect(condition).toBe('service_healthy')
      }
      for (const volume of service.volumes ?? []) {
        const [from = ''] = volume.split(':')
        if (from.startsWith('.')) expect(existsSync(join('ops', from))).toBe(true)
        else expect(compose.volumes).toHaveProperty(from)
      }
      const { context = '', dockerfile = '' } = service.build ?? {}
      expect(existsSync(join('ops', context, dockerfile))).toBe(true)
    }
  })

  test('sets only what the site knows, to where the others are', () => {
    for (const [, { environment = {}, stop_grace_period = '' }] of sites) {
      expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([])
      expect(environment.TRUST_PROXY).toBe('1')
      expect(environment.DATABASE_URL).toContain('@database:5432/aangan')
      expect(environment.SMTP_URL).toContain('smtp://mail:1025')
      // 10 s for requests, 5 s for deliveries (main/start.ts).
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThanOrEqual(15)
    }
    const upstreams = sites.map(([name, { environment }]) => `${name}:${environment?.PORT}`)
    expect(compose.services.proxy?.environment?.SITE_UPSTREAMS).toBe(upstreams.join(' '))
    const prometheus = parse(readFileSync('ops/prometheus.yml', 'utf8'))
    expect(prometheus.scrape_configs[0].static_configs[0].targets).toEqual(upstreams)
  })

  test('backs up its own database, with tools of the same version, to a place that stays', () => {
    const { backup, database } = compose.services
    expect(backup?.image).toBe(database?.image)
    expect(backup?.environment).toMatchObject({
      PGHOST: 'database',
      PGUSER: database?.environment?.POSTGRES_USER,
      PGDATABASE: database?.environment?.POSTGRES_DB,
      PGPASSWORD: database?.environment?.POSTGRES_PASSWORD,
    })
    expect(backup?.volumes).toContain(`backups:${backup?.environment?.BACKUP_DIR}`)
  })

  test('asks for what its example file names, and keeps that file out of the sources', () => {
    const wanted = [...text.matchAll(/\$\{([A-Z_]+)/g)].map((match) => match[1])
    const example = readFileSync('ops/compose.env.example', 'utf8')
    const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1])
    expect(named.sort()).toEqual([...new Set(wanted)].sort())
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('ops/compose.env')
  })
})
