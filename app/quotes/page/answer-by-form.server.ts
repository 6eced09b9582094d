import { data, type RouterContextProvider, redirect } from 'react-router'
import { tidyText } from '#app/enquiries/enquiry-rules.ts'
import { quotePath } from '#app/paths/quote-paths.ts'
import { longestAnswer } from '#app/quotes/quote.ts'
import { acceptQuote, askForChange, askForNewQuote } from '#app/quotes/sending/answers.server.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import { countAddress, refuseFailure } from '#server/forms/form-refusal.ts'
import { receiveByToken } from '#server/forms/receive-form-post.ts'
import { answeredId } from './answered.ts'
import { quotePageWords } from './quote-page.words.ts'

/** Why an answer was not taken, and what was typed. */
export interface RefusedAnswer {
  /** Said above everything else. */
  said?: string
  /** What is wrong with the words, and the words. */
  error?: string
  words?: string
}

/**
 * Takes what a visitor answers: `accept` with the revision and sum that they read, `change` with words,
 * or `renew` of one whose time is over. Leads back to the page; gives a 409 where the quote is another
 * by now, a 422, 429, 500 or 503 with what was typed; undefined where the token is of no quote.
 */
export async function answerByForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  token: string,
) {
  const app = context.get(appContext)
  const language = context.get(languageContext)
  const { change, changed } = quotePageWords[language]
  const form = await receiveByToken(request, language)
  const words = tidyText(String(form.get('words') ?? ''))
  const tooMany = countAddress(context)
  if (tooMany) return refuse(tooMany, words)
  const intent = form.get('intent')
  if (intent === 'change' && words === '')
    return data<RefusedAnswer>({ error: change.empty, words }, 422)
  if (intent === 'change' && [...words].length > longestAnswer) {
    return data<RefusedAnswer>({ error: change.long, words }, 422)
  }
  const now = new Date()
  const answer = async () => {
    switch (intent) {
      case 'accept': {
        const [revision, total] = [Number(form.get('revision')), Number(form.get('total'))]
        return acceptQuote(app, { token, revision, total }, now)
      }
      case 'change':
        return askForChange(app, { token, words }, now)
      case 'renew':
        return askForNewQuote(app, { token }, now)
      default:
        throw data(null, 400)
    }
  }
  try {
    const answered = await answer()
    if (!answered) return undefined
    if ('tooOften' in answered) return data<RefusedAnswer>({ error: change.often, words }, 422)
    if ('conflict' in answered) {
      return data<RefusedAnswer>({ said: words ? change.notSent : changed, words }, 409)
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return refuse(refuseFailure(context, error), words)
  }
  // Without its language: an answer leads within the one that it was sent in.
  const page = `${quotePath}?token=${encodeURIComponent(token)}`
  return redirect(`${page}#${answeredId}`, 303)
}

function refuse({ status, words: said, headers }: ReturnType<typeof refuseFailure>, words: string) {
  return data<RefusedAnswer>({ said, words }, { status, headers })
}
