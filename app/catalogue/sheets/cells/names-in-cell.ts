import type { NameLanguage, OtherName } from '#app/catalogue/fields/field-spec.ts'
import { change, type FieldCell } from './cell-read.ts'

/** The names of a language: those that visitors see, or all that are only searched. */
export function nameCell(language: NameLanguage): FieldCell {
  const isSourced = language !== 'other'
  return {
    write: ({ names }) =>
      joinNames(names.filter((name) => name.language === language && (name.checked || !isSourced))),
    read: (text, { names }, { source }) =>
      change({
        names: replaceNames(names, language, splitNames(text)),
        ...(isSourced && { [`${language}Source`]: source }),
      }),
    cleared: ({ names }) => ({ names: replaceNames(names, language, []) }),
  }
}

/** Puts these names in the place of a language's; those that nobody has checked stay beside them. */
function replaceNames(
  names: readonly OtherName[],
  language: NameLanguage,
  said: readonly string[],
): OtherName[] {
  const known = names.filter((name) => name.language === language)
  const stays = (name: OtherName) =>
    name.language !== language ||
    (language !== 'other' && !name.checked && !said.includes(name.name))
  const fresh = [...new Set(said)].map((name): OtherName => {
    const before = known.find((one) => one.name === name)
    return { language, name, checked: language === 'other' ? (before?.checked ?? true) : true }
  })
  return [...names.filter(stays), ...fresh]
}

function joinNames(names: readonly OtherName[]) {
  return names.map(({ name }) => name).join(', ')
}

function splitNames(text: string) {
  return text
    .split(/[,;\n]|\s\/\s/)
    .map((name) => name.trim())
    .filter(Boolean)
}
