import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { findKeptDraft, forgetDraft, keepDraft } from '#app/desk/editing/kept-draft.ts'
import { useFormRound } from '#app/desk/parts/use-form-round.ts'
import type { LetterWords } from '#app/newsletter/letters/letter-rules.ts'
import type { RefusedLetter } from './answer-letter-form.server.ts'
import type { LetterView } from './letter-view.ts'

/** What this device keeps of a letter: its words, and the version that they were written on. */
type Kept = LetterWords & Pick<LetterView, 'version'>

/**
 * Watches the form of a draft: the words that stand in it, and the version that they stand on. What
 * is typed is kept on this device until it is saved; what is stored meanwhile replaces nothing of it.
 */
export function useLetterWords(
  { subject, text, version: newest }: LetterView,
  refused: RefusedLetter | undefined,
) {
  const { pathname } = useLocation()
  const stored = { subject, text, version: newest }
  const { base, round, form, onSubmit } = useFormRound(stored, refused !== undefined)
  const [words, setWords] = useState<LetterWords>(refused?.words ?? stored)
  const [keptVersion, setKeptVersion] = useState<number>()
  const version = refused?.version ?? keptVersion ?? base.version

  const read = () => {
    if (form.current) setWords(wordsOf(form.current))
  }
  const put = (kept: Kept) => {
    for (const name of ['subject', 'text'] as const) {
      const field = form.current?.elements.namedItem(name)
      if (field && 'value' in field) field.value = kept[name]
    }
    setKeptVersion(kept.version)
  }
  useEffect(() => setKeptVersion(undefined), [base])
  useEffect(() => {
    const kept = refused ? undefined : findKeptDraft<Kept>(pathname)
    if (kept && !isSame(kept, stored)) put(kept)
  }, [])
  useEffect(read, [round, refused])
  useEffect(() => {
    if (isSame(words, { subject, text })) forgetDraft(pathname)
    else keepDraft(pathname, { ...words, version })
  }, [pathname, words, subject, text, version])

  return {
    form,
    round,
    version,
    words,
    isKept: keptVersion !== undefined,
    read,
    forget: () => forgetDraft(pathname),
    onSubmit,
  }
}

/** Forgets what this device keeps of a letter, where that is what is stored by now. */
export function useForgetStored({ subject, text }: LetterWords): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const kept = findKeptDraft<Kept>(pathname)
    if (kept && isSame(kept, { subject, text })) forgetDraft(pathname)
  }, [pathname, subject, text])
}

function wordsOf(form: HTMLFormElement): LetterWords {
  const fields = new FormData(form)
  const [subject, text] = ['subject', 'text'].map((name) => String(fields.get(name) ?? ''))
  return { subject: subject ?? '', text: text ?? '' }
}

function isSame(some: LetterWords, other: LetterWords) {
  return some.subject === other.subject && some.text === other.text
}
