import { startImporting } from '#app/catalogue/sheets/run-import.server.ts'
import { startCollectingPictures } from '#app/catalogue/store/pictures/collect-pictures.server.ts'
import { startIndexingEarlierEnquiries } from '#app/enquiries/answering/search/enquiry-texts.server.ts'
import { startRemindingOfQuarantine } from '#app/enquiries/messages/quarantine-reminder.server.ts'
import { startTellingPhones } from '#app/enquiries/messages/tell-phones.server.ts'
import { startErasingOldEnquiries } from '#app/enquiries/retention.server.ts'
import { startMakingDownloads } from '#app/exports/download/make-download.server.ts'
import { startTidyingCounts } from '#app/insights/tidy-counts.server.ts'
import { startSendingLetters } from '#app/newsletter/letters/send-letters.server.ts'
import {
  startCheckingBackupFolder,
  startRemovingOldBackups,
} from '#app/settings/desk/backup/make-backup.server.ts'
import { startErasingWaiting } from '#app/waiting-list/erase-waiting.server.ts'
import { startTellingWhoWaits } from '#app/waiting-list/tell-waiting.server.ts'
import type { App } from '#server/app-context.ts'
import { startRemovingUploads, uploadFolder } from '#server/http/receive-upload.ts'

/** What a process does beside answering requests, from its start to its end. */
interface Job {
  /** What it does, in the words of an error's message. */
  name: string
  /** Begins it; gives what ends it. */
  start(app: App): () => void
}

/** Every job, in the order in which they begin; what an import does ends first. */
const jobs: readonly Job[] = [
  { name: 'applying imports', start: startImporting },
  { name: 'indexing names as they sound', start: startIndexingEarlierEnquiries },
  { name: 'erasing old enquiries', start: startErasingOldEnquiries },
  { name: 'tidying the counts', start: startTidyingCounts },
  {
    name: 'removing uploads left behind',
    start: ({ config }) => startRemovingUploads(uploadFolder(config)),
  },
  { name: 'collecting pictures that nobody shows', start: startCollectingPictures },
  { name: 'making downloads', start: startMakingDownloads },
  { name: 'looking at the folder for backups', start: startCheckingBackupFolder },
  { name: 'removing old backups', start: startRemovingOldBackups },
  { name: 'sending letters', start: startSendingLetters },
  { name: 'telling who waits for something', start: startTellingWhoWaits },
  { name: 'erasing old places on the waiting list', start: startErasingWaiting },
  { name: 'reminding of what was set aside', start: startRemindingOfQuarantine },
  { name: 'telling phones', start: startTellingPhones },
]

/** Starts every job; gives what stops them all. Throws, with the job's name, what a start throws. */
export function startJobs(app: App): () => void {
  const stops = jobs.map(({ name, start }) => {
    try {
      return start(app)
    } catch (error) {
      throw new Error(`The site could not begin ${name}.`, { cause: error })
    }
  })
  return () => {
    for (const stop of stops) stop()
  }
}
