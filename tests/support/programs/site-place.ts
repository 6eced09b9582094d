import { basename, join } from 'node:path'
import { Client } from 'pg'

/** Set while sites are to be held against PostgreSQL: a server that they make databases on. */
export const serverVariable = 'TEST_POSTGRES_URL'

/** Where a site with this data folder has its database: on PostgreSQL, made when missing, or there. */
export async function sitePlace(dataDir: string): Promise<string> {
  const server = process.env[serverVariable]
  if (!server) return join(dataDir, 'aangan.sqlite')
  const name = basename(dataDir).toLowerCase().replaceAll(/\W/g, '_')
  const client = new Client({ connectionString: server })
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  await client.end()
  return server.replace(/\/postgres$/, `/${name}`)
}
