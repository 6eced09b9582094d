import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { SettingsFrame } from '#app/desk/parts/settings-frame.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { pricesAndQuotesPath } from '#app/paths/desk-paths.ts'
import { answerSettingsForm, readDone } from '#app/settings/desk/answer-settings-form.server.ts'
import { type RefusedSection, saveSection } from '#app/settings/desk/change-settings.server.ts'
import { ChangedForm } from '#app/settings/desk/changed-form.tsx'
import { SettingsSection } from '#app/settings/desk/settings-section.tsx'
import { showSection, showSectionNote } from '#app/settings/desk/show-section.server.ts'
import { pricesSection } from '#app/settings/setting-fields.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/prices-and-quotes.route'
import { QuoteFields } from './quote-fields.tsx'
import { type RefusedQuotes, saveQuotes, saveUpi, showQuoteForms } from './save-quotes.server.ts'
import { UpiFields } from './upi-fields.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  requireRole(context, 'owner')
  const app = context.get(appContext)
  return {
    section: { ...pricesSection, note: await showSectionNote(app, pricesSection) },
    prices: await showSection(app, pricesSection),
    forms: await showQuoteForms(app),
    done: readDone(url.searchParams),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner')
  const app = context.get(appContext)
  const form = await readDeskForm(request)
  const save = (): Promise<{ changes: number[] } | RefusedSection | RefusedQuotes> => {
    switch (form.get('part')) {
      case 'quotes':
        return saveQuotes(app, form, staffId)
      case 'upi':
        return saveUpi(app, form, staffId)
      default:
        return saveSection(app, pricesSection, form, staffId)
    }
  }
  return answerSettingsForm(app, form, { save, path: pricesAndQuotesPath, staffId })
}

/** Whether the shop says prices, what quotes begin with, and who is paid by UPI. */
export default function PricesAndQuotesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { section, prices, forms, done } = loaderData
  const refused = actionData && 'part' in actionData ? actionData : undefined
  const quotes = refused?.part === 'quotes' ? refused : undefined
  const upi = refused?.part === 'upi' ? refused : undefined
  return (
    <SettingsFrame title="Prices and quotes">
      <SettingsSection
        section={section}
        shown={prices}
        refused={refused ? undefined : actionData}
      />
      <section aria-labelledby="h-quotes">
        <h2 id="h-quotes">Quotes</h2>
        <p className="note">What a new quote begins with. Sent quotes do not change.</p>
        <ChangedForm stored={forms.storedQuotes} refused={quotes}>
          <QuoteFields
            typed={{ ...forms.quotes, ...quotes?.typed }}
            nextNumber={forms.nextNumber}
            terms={forms.terms}
            outdated={forms.outdated}
            errors={quotes?.errors ?? {}}
          />
        </ChangedForm>
      </section>
      <section aria-labelledby="h-upi">
        <h2 id="h-upi">UPI</h2>
        <p className="note">
          Where visitors can pay after they accept. Empty: no UPI is shown. Every owner is told of a
          change by e-mail.
        </p>
        <ChangedForm stored={forms.storedUpi} refused={upi}>
          <UpiFields
            typed={{ ...forms.upi, ...upi?.typed }}
            errors={upi?.errors ?? {}}
            test={forms.test}
          />
        </ChangedForm>
      </section>
      <DoneToast done={actionData ? undefined : done} />
    </SettingsFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The settings" />
}
