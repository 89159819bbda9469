import { configure } from '@testing-library/react'

// A test waits for what it needs. On a busy machine that may take long: the limit only ends what never comes.
configure({ asyncUtilTimeout: 90_000 })
