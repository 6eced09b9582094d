import { walls, wallWords } from '#app/catalogue/category.ts'
import { OutdatedNote } from '#app/catalogue/desk/outdated-note.tsx'
import { kindWords } from '#app/catalogue/desk/value-words.ts'
import { kinds } from '#app/catalogue/facts/facts.ts'
import { type CategoryText, categoryTexts } from '#app/catalogue/fields/category-texts.ts'
import { MendFirst } from '#app/desk/parts/mend-first.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { type OtherLanguage, otherLanguages } from '#languages/language.ts'
import { languagesInWords, languageTable } from '#languages/language-table.ts'
import type { CategoryDraft, CategoryNotDone } from './category-draft.ts'

interface CategoryFieldsProps {
  /** Makes the ids of several forms differ. */
  id: string
  draft: CategoryDraft
  faults: CategoryNotDone['faults']
  outdated?: readonly OtherLanguage[]
}

/** The fields of a category: what it is called, and what its page says. */
export function CategoryFields({ id, draft, faults = {}, outdated = [] }: CategoryFieldsProps) {
  const text = (name: CategoryText, hint?: string) => (
    <Field
      id={`${id}-${name}`}
      name={name}
      label={categoryTexts[name].label}
      maxLength={categoryTexts[name].longest}
      defaultValue={draft[name]}
      error={faults[name]}
      autoComplete="off"
      {...(hint && { hint, optional: true })}
    />
  )
  return (
    <>
      <MendFirst errors={faults} />
      {text('name')}
      <div className="two">
        <Field
          id={`${id}-kind`}
          name="kind"
          label="What is in it"
          options={kinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
          defaultValue={draft.kind}
        />
        <Field
          id={`${id}-wall`}
          name="wall"
          label="Wall behind its pictures"
          options={walls.map((wall) => ({ value: wall, label: wallWords[wall] }))}
          defaultValue={draft.wall}
        />
      </div>
      <Field
        id={`${id}-intro`}
        name="intro"
        label={categoryTexts.intro.label}
        rows={3}
        maxLength={categoryTexts.intro.longest}
        defaultValue={draft.intro}
        error={faults.intro}
      />
      {text('description')}
      <div className="two">
        {text('heading', 'Left empty, the name')}
        {text('title', 'Left empty, the name')}
      </div>
      <details
        className="category-languages"
        open={isTranslatedWrong(faults) || outdated.length > 0}
      >
        <summary className="more">In {languagesInWords()}</summary>
        <p className="note">What is left empty is said in English.</p>
        <OutdatedNote languages={outdated} />
        {otherLanguages.map((language) => (
          <TranslatedFields
            key={language}
            id={id}
            draft={draft}
            faults={faults}
            language={language}
          />
        ))}
      </details>
    </>
  )
}

interface TranslatedFieldsProps {
  id: string
  draft: CategoryDraft
  faults: NonNullable<CategoryNotDone['faults']>
  language: OtherLanguage
}

/** The same texts in another language: its name alone is enough for its heading and title. */
function TranslatedFields({ id, draft, faults, language }: TranslatedFieldsProps) {
  const inWords = `in ${languageTable[language].english}`
  const text = (field: CategoryText, rows?: number) => (
    <Field
      id={`${id}-${field}-${language}`}
      name={`${field}-${language}`}
      label={`${categoryTexts[field].inLanguage} ${inWords}`}
      lang={language}
      optional
      maxLength={categoryTexts[field].longest}
      defaultValue={draft[`${field}-${language}`]}
      error={faults[`${field}-${language}`]}
      autoComplete="off"
      {...(rows && { rows })}
    />
  )
  return (
    <>
      {text('name')}
      {text('intro', 3)}
      {text('description')}
      <div className="two">
        {text('heading')}
        {text('title')}
      </div>
    </>
  )
}

function isTranslatedWrong(faults: NonNullable<CategoryNotDone['faults']>) {
  return Object.keys(faults).some((field) =>
    otherLanguages.some((language) => field.endsWith(`-${language}`)),
  )
}
