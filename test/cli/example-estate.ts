import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createEstate, createUser, logIn, postMessages, sendAlarm } from '../harness/builders'
import { makeConfigFolder, runHere, wordsOf } from '../harness/cli'
import type { TestServer } from '../harness/server'

/** Has an example ready to be typed: with what is there in the place of what it names, its files, and someone logged in. */
export interface Prepared {
  readonly ready: (words: string, line: string) => Promise<{ typed: string; env: Record<string, string> }>
}

const lift = 'AMK-AMA1-205-A'

function filesOf(ann: string, words: string): Readonly<Record<string, string>> {
  return {
    'cases.csv': `lift,priority,subcategory,description\n${lift},NORMAL,LIGHT_FAN,Dark\n`,
    'contracts.csv': `lift,lift_company\n${lift},Ascendo Lifts\n`,
    'estate.csv': 'town_code,block,street,town_council,lifts\nAMK,206,ANG MO KIO AVE 1,,2\n',
    'days.csv': `lift,to\n${lift},2001-01-10\n`,
    'people.csv': words.startsWith('people')
      ? 'town_council,role,name,phone\nAng Mo Kio Town Council,PM,Tan Mei Ling,61234567\n'
      : 'email,role,groups\ndan@example.org,user,Night shift\n',
    'switch-offs.csv': `lift,offAt,onAt,report\n${lift},2026-11-01T08:00+08:00,2026-11-03T08:00+08:00,New ropes\n`,
    'token.txt': 'lw_x\n',
    'password.txt': `${ann}\n`,
    'secret-key': `${Buffer.alloc(32).toString('base64')}\n`,
  }
}

/** An estate in which what the examples say can be done. */
export async function prepareExamples(server: TestServer, folder: string): Promise<Prepared> {
  const [device] = await createEstate(server)
  const admin = await createUser(server, { role: 'ADMIN' })
  const ann = await createUser(server, { nickname: 'Ann' })
  const ben = await createUser(server, { nickname: 'Ben', role: 'USER' })
  const eve = await createUser(server, { nickname: 'Eve' })
  const ts = Date.now() - 3_600_000
  const alarms = [{ ts }, { ts, lift: 'B', type: 'PASSENGER_TRAP', number: 0 }, { ts, type: 'RBE', number: 7 }]
  for (const alarm of alarms) await sendAlarm(server, device!, alarm)
  await postMessages(server, device!, [{ ts, lift: 'A', values: { floor: 7 } }])
  await postMessages(server, device!, [{ ts, lift: 'Z', values: { floor: 7 } }])
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  const type = async (line: string) => {
    const { code, stdout, stderr } = await runHere(wordsOf(line), { env, stdin: admin.password })
    if (code !== 0) throw new Error(`${line}: ${stderr}`)
    return stdout
  }
  await type(`login ${admin.name} --password-file -`)
  await type(`groups create 'Night shift'`)
  await type(`groups create 'Early shift'`)
  await type(`users invite carl@example.org --role superuser`)
  await type(`orgs create 'Verticale Lifts' --type lift-company`)
  await type(`orgs create 'Island Emergency Services' --type emsu`)
  const logged = await type(
    `cases create --lift ${lift} --priority urgent --subcategory door --description Stuck -o jsonl`,
  )
  await type(`groups grant 'Early shift' lift-fault`)
  for (const name of ['Cron export', 'Old export'])
    await type(`service-accounts create '${name}' --group 'Early shift'`)
  const client = await logIn(server, admin)
  const [fault] = (await client.liftFaults.page({})).content
  const [trap] = (await client.passengerTraps.page({})).content
  const [event] = (await client.rbes.page({})).content
  const [first] = (await client.lifts.page({ sort: 'name,ASC' })).content
  const { building, lmd } = await client.lifts.detail({ id: first!.id })
  const { userToken } = await client.userTokens.create({ name: 'old', permissions: ['home'], expiresInDays: 1 })
  const others = (await client.userSessions.list({})).find(session => session.isCurrent)
  const [letter] = (await client.deadLetters.page({})).content
  const ids: readonly (readonly [string, string | undefined])[] = [
    ['alarms lift-fault', fault?.id],
    ['alarms passenger-trap', trap?.id],
    ['alarms rbe', event?.id],
    ['lifts', first?.id],
    ['buildings', building.id],
    ['lmds', lmd?.id],
    ['tokens', userToken.id],
    ['sessions', others?.id],
  ]
  const { caseNo } = JSON.parse(logged) as { caseNo: number }
  const named = (words: string, line: string) =>
    line
      .replace(/\b01890a5d-[\w-]+/, ids.find(([start]) => words.startsWith(start))?.[1] ?? '')
      .replaceAll('ann@example.org', ann.name)
      .replaceAll('ben@example.org', ben.name)
      .replaceAll('eve@example.org', eve.name)
      .replaceAll('1042', String(caseNo))
      .replace('show 81', `show ${letter?.id}`)
      .replaceAll(/(?<= )[\w{}-]+\.(csv|txt|yaml|xlsx|pem)\b/g, file => join(folder, file))
      .replaceAll('/srv/backups', join(folder, 'backups'))
      .replaceAll('--dir reports', `--dir ${join(folder, 'reports')}`)
      .replaceAll('https://lifts.example.org', server.url)
      .replace(/--for \w+/, '--for 1s')
      .replace('--count 1', '--count 1 --for 1s')
  /** A token by the name that examples use, unless one is to be made by it. */
  const haveToken = async (words: string) => {
    const named = (await client.userTokens.list({})).filter(({ name }) => ['nightly', 'Night report'].includes(name))
    for (const { id } of named) await client.userTokens.remove({ id })
    if (words !== 'tokens create')
      await client.userTokens.create({ name: 'nightly', permissions: ['home'], expiresInDays: 1 })
  }
  const access = await type('access export')
  return {
    async ready(words, line) {
      const own = {
        ...env,
        ...(words.startsWith('context') && { LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }),
        ...(words === 'backup' && {
          DATABASE_URL: server.databaseUrl,
          LIFTWATCH_SECRET_KEY_FILE: join(folder, 'secret-key'),
        }),
      }
      const log = await runHere(['login', admin.name, '--password-file', '-'], { env: own, stdin: admin.password })
      if (log.code !== 0) throw new Error(log.stderr)
      if (words.startsWith('context'))
        await runHere(['context', 'add', 'production', '--server', server.url], { env: own })
      if (words.startsWith('tokens')) await haveToken(words)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder)
      const files = { ...filesOf(ann.password, words), 'access.yaml': access }
      for (const [file, text] of Object.entries(files))
        if (!line.includes(`--out ${file}`)) await writeFile(join(folder, file), text)
      return { typed: named(words, line), env: own }
    },
  }
}
