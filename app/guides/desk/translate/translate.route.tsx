import { data, Form, redirect } from 'react-router'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { takesFocus } from '#app/desk/parts/keep-focus.ts'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { useFormRound } from '#app/desk/parts/use-form-round.ts'
import { readId } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { findDoneGuide, undoGuide } from '#app/guides/desk/done-guide.server.ts'
import { LanguageTabs } from '#app/guides/desk/language-tabs.tsx'
import { wordsField } from '#app/guides/guide.ts'
import { findNewlyMissing } from '#app/guides/marks/find-missing.server.ts'
import { guideHistory } from '#app/guides/store/guide-history.server.ts'
import { saveGuide } from '#app/guides/store/save-guide.server.ts'
import { findStoredGuide } from '#app/guides/store/stored-guides.server.ts'
import { stateIn } from '#app/guides/translating.ts'
import { deskGuidesPath, guideLanguagePath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { forOtherLanguages, otherLanguages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/translate.route'
import { listPairs, type Pair, readTyped, toWords } from './translation-form.ts'

export const handle = { floor: true }

const conflictWords =
  'Somebody else has changed this guide meanwhile. What they wrote stands below where you had written nothing else; look through it, then save again.'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const staff = requireRole(context, 'owner', 'desk', 'catalogue')
  const { db } = context.get(appContext)
  const { guide, language } = await getTranslated(db, params)
  const { edit, id, version } = guide
  return {
    id,
    version,
    title: edit.title,
    language,
    showing: edit.state === 'shown' && edit.shownFrom ? ('from' as const) : edit.state,
    translations: forOtherLanguages((other) => stateIn(edit, other)),
    pairs: listPairs(edit, language),
    done: await findDoneGuide(db, url.searchParams.get('done'), staff.id),
  }
}

/** Saves what was written in the language, on the English that stood beside it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireRole(context, 'owner', 'desk', 'catalogue')
  const app = context.get(appContext)
  const form = await readDeskForm(request)
  const { guide, language } = await getTranslated(app.db, params)
  const { id, edit } = guide
  const path = guideLanguagePath(id, language)
  if (form.get('intent') === 'undo') return undoGuide(app, form, staff.id, path)
  const typed = readTyped(form)
  const texts: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(typed).map(([key, { text }]) => [key, text]),
  )
  const version = readId(form.get('version'))
  // What stands at a number may be another part by now.
  const fields = ['title', 'summary', 'body', wordsField(language)]
  if ((await guideHistory.listSince(app.db, id, version, fields)).length > 0) {
    return data({ texts, problem: conflictWords }, { status: 409 })
  }
  const words = toWords(edit, language, typed)
  const missing = await findNewlyMissing(app.db, edit, language, words)
  if (missing.length > 0) return data({ texts, problem: missing.join(' ') }, { status: 422 })
  const change = { [wordsField(language)]: words }
  const result = await saveGuide(app, { id, change, version, staffId: staff.id, source: 'desk' })
  if ('saved' in result) return redirect(`${path}?done=${result.saved.changeId}`, 303)
  if ('faults' in result) {
    return data({ texts, problem: Object.values(result.faults).join(' ') }, { status: 422 })
  }
  if ('conflict' in result) return data({ texts, problem: conflictWords }, { status: 409 })
  return redirect(path, 303)
}

/** A guide in another language, part by part beside its English. */
export default function TranslateRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { id, version, title, language, showing, translations, pairs, done } = loaderData
  const { name } = useSiteFacts()
  const refused = actionData && 'texts' in actionData ? actionData : undefined
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const { base, round, form, onSubmit } = useFormRound({ version, pairs }, refused !== undefined)
  const toLook = pairs.filter(({ is }) => is === 'changed' || is === 'gone').length
  const toWrite = pairs.filter(({ is }) => is === 'missing').length
  const { english, name: ownName } = languageTable[language]
  return (
    <main id="main" className="page" key={language}>
      <title>{`${title} in ${english} | Desk, ${name}`}</title>
      <PageHead title={title} back={{ to: deskGuidesPath, label: 'Guides' }} />
      <LanguageTabs id={id} translations={translations} showing={showing} current={language} />
      {toLook > 0 && (
        <div className="notice">
          <DeskIcon name="clock" />
          <p>
            <b>{toLook === 1 ? '1 part to look at.' : `${toLook} parts to look at.`}</b> Visitors go
            on seeing the {english} of before.
          </p>
        </div>
      )}
      {problem && (
        <p className="err" role="alert" {...takesFocus}>
          {problem}
        </p>
      )}
      <Form
        key={round}
        ref={form}
        onSubmit={onSubmit}
        data-refused={refused && ''}
        className="editor guide"
        method="post"
        preventScrollReset
        noValidate
      >
        <input type="hidden" name="version" value={base.version} />
        <section aria-label="Side by side" className="pairs">
          {pairs.map((pair) => (
            <OnePair
              key={pair.key}
              pair={pair}
              typed={refused?.texts[pair.key]}
              lang={language}
              label={ownName}
            />
          ))}
        </section>
        <section className="save-floor on-dark" aria-label="Save">
          <p role="status">
            <DeskIcon name="pencil" />
            <span>{leftWords(toLook, toWrite)}</span>
          </p>
          <button type="submit" id="save" className="btn btn-lamp">
            Save
          </button>
        </section>
      </Form>
      <DoneToast done={actionData ? undefined : done} />
    </main>
  )
}

interface OnePairProps {
  pair: Pair
  typed: string | undefined
  lang: string
  label: string
}

const englishWords: Record<Pair['is'], string> = {
  same: 'English',
  missing: 'English',
  changed: 'Changed since',
  gone: 'No longer in the English',
}

function OnePair({ pair: { key, english, text, is }, typed = text, lang, label }: OnePairProps) {
  const isOut = is === 'changed' || is === 'gone'
  const rows = Math.min(
    14,
    Math.max(2, Math.ceil(english.map((run) => run.text).join('').length / 55)),
  )
  return (
    <div className={isOut ? 'pair is-changed' : 'pair'}>
      <div lang="en">
        <small>{englishWords[is]}</small>
        <p>
          {english.map(({ is: how, text: run }, place) => {
            const each = `${place}`
            if (how === 'gone') return <del key={each}>{run}</del>
            if (how === 'new') return <ins key={each}>{run}</ins>
            return <span key={each}>{run}</span>
          })}
        </p>
      </div>
      <div className="field">
        <label htmlFor={`text-${key}`}>
          <span lang={lang}>{label}</span> {isOut && <span className="look">look again</span>}
          {is === 'missing' && <span className="dash">missing</span>}
        </label>
        <textarea
          id={`text-${key}`}
          name={`text-${key}`}
          lang={lang}
          rows={rows}
          defaultValue={typed}
        />
      </div>
      {is === 'changed' && (
        <label className="tick">
          <input type="checkbox" name={`still-${key}`} />
          Still right as it is
        </label>
      )}
    </div>
  )
}

function leftWords(toLook: number, toWrite: number) {
  const look = toLook === 1 ? '1 part still to look at' : `${toLook} parts still to look at`
  const write = toWrite === 1 ? '1 part to write' : `${toWrite} parts to write`
  const left = [...(toLook > 0 ? [look] : []), ...(toWrite > 0 ? [write] : [])]
  return left.join(', ') || 'Nothing left to look at'
}

async function getTranslated(
  db: Parameters<typeof findStoredGuide>[0],
  { id = '', language: asked = '' }: { id?: string; language?: string },
) {
  const language = otherLanguages.find((one) => one === asked)
  const guide = language && (await findStoredGuide(db, readId(id)))
  if (!guide || !language) throw data('There is no such guide', { status: 404 })
  return { guide, language }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="This translation" />
}
