import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Lets nobody have the open enquiries of whoever was removed, or may see none, before that was done by itself. */
export async function leftBehindEnquiries(transaction: Transaction<Schema>): Promise<void> {
  await transaction
    .updateTable('enquiries')
    .set(({ eb }) => ({ staff_id: null, version: eb('version', '+', 1) }))
    .where('turn', '!=', 'closed')
    .where('staff_id', 'in', (from) =>
      from
        .selectFrom('staff')
        .select('id')
        .where((where) =>
          where.or([where('removed_at', 'is not', null), where('role', '=', 'catalogue')]),
        ),
    )
    .execute()
}
