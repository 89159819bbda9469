import { expect, type CDPSession, type Page } from '@playwright/test'
import { expectAccessible, test } from './playing.ts'

const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const

/** A device with an authenticator that approves every request. */
async function withAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR })
  return { cdp, authenticatorId }
}

test('a guest keeps the account by a passkey, returns on a second device, and deletes it', async ({ browser, baseURL }) => {
  // Passkeys need a host name: browsers refuse them for an IP address, and allow http for localhost only.
  const site = new URL(baseURL!)
  site.hostname = 'localhost'
  const device = async (name: string): Promise<Page> => {
    const context = await browser.newContext({ baseURL: site.href, storageState: { cookies: [], origins: [] } })
    await context.addInitScript((own) => {
      if (localStorage.getItem('robodrome.settings') === null) localStorage.setItem('robodrome.settings', JSON.stringify({ name: own }))
    }, name)
    return context.newPage()
  }

  const desk = await device('Mara-11')
  const first = await withAuthenticator(desk)
  await desk.goto('/#/u')
  await expect(desk.getByRole('heading', { name: 'Mara-11', level: 1 })).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(desk.getByText('Account saved. You can now sign in anywhere.')).toBeVisible()

  // The second device has the same passkey, as if it were synchronised.
  const phone = await device('Somebody-99')
  await phone.setViewportSize({ width: 390, height: 844 })
  const second = await withAuthenticator(phone)
  const { credentials } = await first.cdp.send('WebAuthn.getCredentials', { authenticatorId: first.authenticatorId })
  await second.cdp.send('WebAuthn.addCredential', { authenticatorId: second.authenticatorId, credential: credentials[0]! })
  await phone.goto('/#/account')
  await phone.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(phone.getByText('You are now signed in as Mara-11.')).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'Recovery codes' })).toBeVisible()
  await expectAccessible(phone)
  // The passkey is named after the browser that made it. The only sign-in method cannot be removed.
  await phone.getByRole('button', { name: /^Remove the passkey from Chrome/ }).click()
  await expect(phone.getByText('This is your only way to sign in. Add another first.')).toBeVisible()

  await phone.getByLabel('Type Mara-11 to delete the account for good').fill('Mara-11')
  await phone.getByRole('button', { name: 'Delete the account' }).click()
  await expect(phone.getByText('The account is deleted.')).toBeVisible()
  // Every device is signed out: the first one is a guest again.
  await desk.goto('/#/account')
  await expect(desk.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
})

test('a guest is offered to keep the account beside the robot, not in front of it, and after a battle the profile looks as before', async ({
  page,
}) => {
  await page.goto('/#/u')
  const figure = page.locator('.arena-stage .lit > *').first()
  const offer = page.locator('.keep-at .keep')
  await expect(offer).toBeVisible()
  const [robot, panel] = [(await figure.boundingBox())!, (await offer.boundingBox())!]
  expect(robot.x + robot.width).toBeLessThanOrEqual(panel.x)
  await page.goto('/#/')
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page.locator('.prompt')).toBeVisible()
  await page.goto('/#/u')
  await expect(offer).toBeVisible()
  expect(await figure.boundingBox()).toEqual(robot)
})
