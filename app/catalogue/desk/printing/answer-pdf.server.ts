import { redirect } from 'react-router'
import type { App } from '#server/app-context.ts'
import { ChildEnded, ProgramFault } from '#server/child-jobs/run-child.ts'
import { QueueFull } from '#server/work-queue.ts'

/** Why a PDF was not made, as the form's address says it. */
export const pdfProblems = {
  busy: 'Other PDFs are being made just now. Please try again in a minute.',
  much: 'That was too much for one PDF. Please choose fewer products.',
  missing:
    'This server can make no PDFs: a program of the site is missing or broken there. Whoever looks after the server finds the reason in its log.',
}

/** Reads why a PDF was not made from the form's address; undefined where nothing went wrong. */
export function readPdfProblem(params: URLSearchParams): string | undefined {
  const problem = params.get('problem') ?? ''
  return Object.hasOwn(pdfProblems, problem)
    ? pdfProblems[problem as keyof typeof pdfProblems]
    : undefined
}

/**
 * Answers with a PDF to be saved under a name, or leads back to the form at `path` with all that was
 * typed and why there is none. Throws what `make` throws that is neither the queue's nor the program's.
 */
export async function answerPdf(
  { log }: Pick<App, 'log'>,
  make: () => Promise<Buffer>,
  { name, path, params }: { name: string; path: string; params: URLSearchParams },
): Promise<Response> {
  try {
    const pdf = await make()
    return new Response(new Uint8Array(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Length': String(pdf.length),
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'no-store',
      },
    })
  } catch (error) {
    const back = new URLSearchParams(params)
    back.set('problem', problemOf(error, log))
    return redirect(`${path}?${back}`, 303)
  }
}

function problemOf(error: unknown, log: App['log']): keyof typeof pdfProblems {
  if (error instanceof QueueFull) return 'busy'
  if (error instanceof ChildEnded) return error.why === 'too-much' ? 'much' : 'busy'
  if (!(error instanceof ProgramFault)) throw error
  log.error({ err: error }, 'no PDF can be made')
  return 'missing'
}
