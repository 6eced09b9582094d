import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { SettingsFrame } from '#app/desk/parts/settings-frame.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { hoursWords } from '#app/enquiries/answering/hours-words.ts'
import {
  type MessageWords,
  messageWordsName,
  readMessageWords,
} from '#app/enquiries/answering/texts/message-words.server.ts'
import { listTeamTexts, teamTextsName } from '#app/enquiries/answering/texts/ready-texts.server.ts'
import { textsPath } from '#app/paths/desk-paths.ts'
import { answerSettingsForm, readDone } from '#app/settings/desk/answer-settings-form.server.ts'
import {
  changeSettings,
  describeConflicts,
  readSeen,
} from '#app/settings/desk/change-settings.server.ts'
import { ChangedForm } from '#app/settings/desk/changed-form.tsx'
import { readStoredValues } from '#app/settings/setting-texts.server.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { forEachLanguage, languages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/texts.route'
import { TextsFields } from './texts-fields.tsx'
import { readTextsForm } from './texts-form.ts'
import { readWordsForm, wordFields, wordsField } from './words-form.ts'

const names = [messageWordsName, teamTextsName] as const

export async function loader({ url, context }: Route.LoaderArgs) {
  requireRole(context, 'owner')
  const { db } = context.get(appContext)
  const { hours } = await readDeskSettings(db)
  return {
    texts: await listTeamTexts(db),
    words: await readMessageWords(db),
    hours: forEachLanguage((language) => hoursWords(hours, language)),
    stored: await readStoredValues(db, names),
    done: readDone(url.searchParams),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner')
  const app = context.get(appContext)
  const form = await readDeskForm(request)
  async function save() {
    const { texts, errors: wrongTexts } = readTextsForm(form)
    const { words, errors: wrongWords } = readWordsForm(form)
    const typed = { texts, words }
    const errors = { ...wrongTexts, ...wrongWords }
    const seen = readSeen(form, names)
    if (Object.keys(errors).length > 0) return { typed, errors, conflicts: [], seen }
    const held = JSON.stringify(await readMessageWords(app.db))
    const edits = [
      { name: messageWordsName, value: JSON.stringify(words), held },
      { name: teamTextsName, value: JSON.stringify(texts), held: undefined },
    ]
      // Words that nobody touched stay the code's, whatever a later version makes of them.
      .filter(({ value, held }) => value !== held)
      .map(({ name, value }) => ({ name, value, was: seen[name] ?? null }))
    const saved = await changeSettings(app, edits, staffId)
    if ('changes' in saved) return saved
    return { typed, errors, ...(await describeConflicts(app, edits, saved)) }
  }
  return answerSettingsForm(app, form, { save, path: textsPath, staffId })
}

/** The texts with which everybody may begin an answer, each with what it becomes. */
export default function TextsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, words, hours, stored, done } = loaderData
  return (
    <SettingsFrame title="Messages">
      <section aria-labelledby="h-texts">
        <h2 id="h-texts">Messages</h2>
        <p className="note">
          Everybody may begin an answer with them. {'{name}'}, {'{plants}'}, {'{reference}'} and{' '}
          {'{hours}'} are filled in. A visitor’s own language is chosen by itself. Empty the name
          and the words of one to leave it out.
        </p>
        <ChangedForm stored={stored} refused={actionData}>
          <WordsFields words={actionData?.typed.words ?? words} errors={actionData?.errors ?? {}} />
          <TextsFields
            texts={actionData?.typed.texts ?? texts}
            hours={hours}
            errors={actionData?.errors ?? {}}
          />
        </ChangedForm>
      </section>
      <DoneToast done={actionData ? undefined : done} />
    </SettingsFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The messages" />
}

interface WordsFieldsProps {
  words: MessageWords
  /** By a field's name. */
  errors: Record<string, string>
}

/** What the site says in the nursery's name, in each language of its visitors. */
function WordsFields({ words, errors }: WordsFieldsProps) {
  return wordFields.map(({ kind, title, label, longest }) => (
    <fieldset key={kind} className="team-text">
      <legend>{title}</legend>
      {languages.map((language) => {
        const name = wordsField(kind, language)
        return (
          <Field
            key={language}
            id={name}
            name={name}
            label={`${label}, in ${languageTable[language].english}`}
            lang={language}
            rows={2}
            maxLength={longest}
            defaultValue={words[kind][language]}
            error={errors[name]}
          />
        )
      })}
    </fieldset>
  ))
}
