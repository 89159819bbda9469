import { configure } from '@testing-library/react'

// On a developer's machine, a wait that never ends fails soon. A busy CI machine gets more time.
configure({ asyncUtilTimeout: process.env['CI'] === 'true' ? 90_000 : 10_000 })
