// A process that sends letters until it is killed: takes the database's place and the mail server.
import { pino } from 'pino'
import { openLetters } from '#app/newsletter/letters/open-letters.server.ts'
import { startSendingLetters } from '#app/newsletter/letters/send-letters.server.ts'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { openDatabase } from '#database/connection.ts'
import { createBackgroundWork } from '#server/background-work.ts'
import { readConfig } from '#server/config.ts'
import { createDelivery } from '#server/delivery/delivery.ts'

const [place = '', url = ''] = process.argv.slice(2)
const db = await openDatabase(place)
const log = pino({ level: 'error' })
const config = readConfig({ SMTP_URL: url, LETTERS_PER_MINUTE: '6000' }, shopDefaults)
const delivery = createDelivery({
  db,
  log,
  openTransports: () => [openLetters(url, db, { config })],
})
await delivery.start()
startSendingLetters({ db, config, delivery, log, backgroundWork: createBackgroundWork(log) })
