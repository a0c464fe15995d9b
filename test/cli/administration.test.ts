import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createUser, logIn, type TestUser } from '../harness/builders'
import { makeConfigFolder, runHere, wordsOf, type Outcome } from '../harness/cli'
import { env, test as usualTest, type } from '../harness/cli-fixtures'
import { client, server, user as admin } from '../harness/fixtures'

const council = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } as const
const dry = 'A dry run: nothing was changed.\n'

const test = usualTest.extend('given', { scope: 'file' }, { client: { ...council, role: 'ADMIN' } })

let member: TestUser
let folder: string

test.beforeAll(async () => {
  member = await createUser(server, { ...council, role: 'USER', nickname: 'Goh Jun Jie' })
  folder = await mkdtemp(join(tmpdir(), 'liftwatch-access-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** At a terminal with colours, where someone answers. */
function typeAndAnswer(line: string, answer: string): Promise<Outcome> {
  return runHere(
    wordsOf(line),
    { env, stdin: `${answer}\n`, isTyped: true },
    { width: 200, height: 50, hasColour: true },
  )
}

test('a name means the one that is spelled so, in any case where no other is; else its candidates are named', async () => {
  const { id } = await client.groups.create({ name: 'Night shift' })
  await client.groups.create({ name: 'night Shift' })
  await client.groups.create({ name: 'Night watch' })
  expect((await type("groups show 'Night shift' -o csv")).stdout).toContain(`\n${id},Night shift,`)
  expect((await type(`groups show ${id} -o csv`)).stdout).toContain(`\n${id},Night shift,`)
  expect((await type("groups show 'NIGHT WATCH'")).code).toBe(0)
  expect(await type("groups show 'NIGHT SHIFT'")).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(
      /^liftwatch: 'NIGHT SHIFT' may be (Night shift, night Shift|night Shift, Night shift): give the whole name, or the id\.\n$/,
    ) as string,
  })
  const { code, stderr } = await type("groups show 'Night duty'")
  expect([code, stderr.split(', ').length]).toEqual([6, 3])
  expect(stderr).toMatch(/^liftwatch: There is no 'Night duty'; there are .*Night watch/)
  expect(await type('users show stranger@nowhere.example')).toMatchObject({ code: 6, stdout: '' })
})

test('a dry run refuses what the server would: a change of oneself, groups that are not there, groups of one who is no USER', async () => {
  for (const flag of ['--dry-run', '--yes']) {
    const outcome = await type(`users remove ${admin.name} ${flag} -o csv`)
    expect(outcome).toMatchObject({ code: 7, stdout: `id,name,outcome\n${admin.id},${admin.name},own-user\n` })
  }
  const other = await createUser(server, { ...council, role: 'ADMIN', nickname: 'Lena Fischer' })
  const { token } = await (
    await logIn(server, other)
  ).userTokens.create({ name: 'cron', permissions: ['user', 'user.write', 'group', 'group.write'], expiresInDays: 1 })
  const withToken = { ...env, LIFTWATCH_TOKEN: token }
  const asOther = (line: string) => runHere(line.split(' '), { env: withToken })
  expect((await asOther(`users role ${admin.name} --role user --dry-run`)).stderr).toBe(dry)
  expect(await asOther(`users role ${member.name} --role admin --group none --dry-run`)).toMatchObject({ code: 6 })
  const { id } = await client.groups.create({ name: 'Early' })
  for (const flag of [' --dry-run', ''])
    expect(await asOther(`users role ${member.name} --role superuser --group ${id}${flag}`)).toMatchObject({ code: 2 })
  await client.users.remove({ ids: [other.id] })
})

test('deleting asks where members would lose something, and there alone', async () => {
  const { id } = await client.groups.create({ name: 'Late' })
  await client.groups.addMembers({ groupId: id, userIds: [member.id] })
  await client.groups.create({ name: 'Empty' })
  expect(await type('groups delete Empty')).toMatchObject({ code: 0 })
  expect(await type('groups delete Late')).toMatchObject({ code: 2, stdout: '' })
  const declined = await typeAndAnswer('groups delete Late', 'n')
  expect(declined).toMatchObject({ code: 130, stdout: '' })
  expect(declined.stderr).toContain('Delete Late, so that members lose what they have by them? [y/N] ')
  expect((await client.groups.detail({ id })).memberCnt).toBe(1)
  expect(await typeAndAnswer('groups delete Late', 'y')).toMatchObject({ code: 0 })
})

test('a file is shown as a coloured plan and applied once that is confirmed', async () => {
  const file = join(folder, 'access.yaml')
  const { stdout: before } = await type('access export')
  const more = before.replace(
    'members:\n  - email',
    'members:\n  - email: ann@example.org\n    role: SUPERUSER\n  - email',
  )
  await writeFile(file, more)
  const declined = await typeAndAnswer(`access apply ${file}`, 'n')
  expect(declined.code).toBe(130)
  expect(declined.stdout).toContain('\u001B[32m+')
  expect(declined.stdout).toContain('ann@example.org')
  expect((await client.invitations.page({ email: 'ann@example.org' })).totalElements).toBe(0)
  const applied = await typeAndAnswer(`access apply ${file}`, 'y')
  expect(applied).toMatchObject({ code: 0, stderr: expect.stringMatching(/Applied\. Changes: 1\.\n$/) as string })
  expect(await type(`access plan ${file}`)).toEqual({ code: 0, stdout: '', stderr: 'Nothing to change.\n' })
  // As JSON too, of which YAML is more.
  const document = await client.access.export({})
  expect((await type('access plan -', JSON.stringify(document))).stderr).toBe('Nothing to change.\n')
  const other = JSON.stringify({ ...document, organization: 'Bishan' })
  expect(await type('access apply - --yes', other)).toMatchObject({ code: 7, stdout: '' })
})

test('who may not administer is refused as everywhere', async () => {
  const own = { ...env, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  await runHere(['login', member.name, '--password-file', '-'], { env: own, stdin: member.password })
  for (const line of ['users list', 'groups create x', 'access export', 'orgs list', `users suspend ${admin.name}`])
    expect(await runHere(line.split(' '), { env: own })).toMatchObject({ code: 5, stdout: '' })
})

test("an administrator ends a member's sessions, once asked; who may do less does not, nor anyone of another organisation", async () => {
  const theirs = await logIn(server, member)
  const line = `sessions end --user ${member.name}`
  expect(await type(line)).toMatchObject({ code: 2, stdout: '' })
  expect((await typeAndAnswer(line, 'n')).code).toBe(130)
  await theirs.session.user({})
  expect((await typeAndAnswer(line, 'y')).stderr).toMatch(/Sessions ended: [1-9]\d*\.\n$/)
  await expect(theirs.session.user({})).rejects.toMatchObject({ code: 'not-logged-in' })
  const stranger = await createUser(server, { organization: 'South Council', type: 'TOWN_COUNCIL' })
  expect(await type(`sessions end --user ${stranger.id} --yes`)).toMatchObject({ code: 6 })
  const by = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  await runHere(['login', member.name, '--password-file', '-'], { env: by, stdin: member.password })
  expect(await runHere(wordsOf(`sessions end --user ${admin.id} --yes`), { env: by })).toMatchObject({ code: 5 })
})
