// Makes a size of a product available, or takes it away again, once a second until it is ended: in a process of
// its own, for saving would keep the load's client from asking. Takes the database's place and the ids of
// products, from which it takes one after the other.
import { openDatabase } from '#database/connection.ts'
import { changeOneSize } from './parts/sizes-part.ts'

const [place = '', ...ids] = process.argv.slice(2)
const db = await openDatabase(place)
let changes = 0
setInterval(() => {
  changes += 1
  void changeOneSize(db, Number(ids[changes % ids.length]))
}, 1_000)
