/** A mistake in the command line. Its message is shown to the user, and the program exits with 2. */
export class UsageError extends Error {}
