import { sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Creates what is kept of the people who may sign in, and of how they do. */
export async function staff(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('staff')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('email_folded', 'text', (column) => column.unique())
    .addColumn('mobile_number', 'text', (column) => column.unique())
    .addColumn('role', 'text', (column) =>
      column.notNull().check(sql`role in ('owner', 'desk', 'catalogue')`),
    )
    .addColumn('password_hash', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text')
    .execute()
  await addSessions(transaction)
  await addLinks(transaction)
  await addPasskeys(transaction)
  await schema
    .createTable('sign_in_attempts')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('counted_from', 'text', (column) => column.notNull())
    .addColumn('waits_until', 'text')
    .execute()
  await schema
    .createIndex('sign_in_attempts_by_age')
    .on('sign_in_attempts')
    .column('counted_from')
    .execute()
  await schema
    .createTable('staff_events')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'integer', (column) => column.references('staff.id'))
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('about_staff_id', 'integer', (column) => column.references('staff.id'))
    .addColumn('about', 'text')
    .execute()
  await schema.createIndex('staff_events_by_time').on('staff_events').column('at').execute()
}

async function addSessions({ schema }: Transaction<Schema>) {
  await schema
    .createTable('staff_devices')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id'))
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('staff_devices_token_and_staff', ['token_hash', 'staff_id'])
    .execute()
  await schema
    .createTable('staff_sessions')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id'))
    .addColumn('device_id', 'integer', (column) => column.references('staff_devices.id'))
    .addColumn('device_label', 'text', (column) => column.notNull())
    .addColumn('lasting', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('staff_sessions_by_staff')
    .on('staff_sessions')
    .column('staff_id')
    .execute()
}

async function addLinks({ schema }: Transaction<Schema>) {
  await schema
    .createTable('staff_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'integer', (column) => column.references('staff.id'))
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('first-owner', 'invitation', 'reset', 'sign-in')`),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await schema.createIndex('staff_links_by_staff').on('staff_links').column('staff_id').execute()
}

async function addPasskeys({ schema }: Transaction<Schema>) {
  await schema
    .createTable('staff_passkeys')
    .addColumn('credential_id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id'))
    .addColumn('device_id', 'integer', (column) => column.references('staff_devices.id'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute()
  await schema
    .createIndex('staff_passkeys_by_staff')
    .on('staff_passkeys')
    .column('staff_id')
    .execute()
}
