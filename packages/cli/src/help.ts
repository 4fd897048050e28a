// What `safehouse --help` prints.
export const help = `safehouse: secret-agent games around one table

safehouse serve
    Starts the server. The environment says how: PORT (7007), HOST (0.0.0.0), SAFEHOUSE_DATA (the folder of the database),
    PUBLIC_URL (for links and QR codes behind a proxy), TRUST_PROXY, CREATE_KEY, RETENTION_DAYS, MAX_CONNECTIONS,
    METRICS_TOKEN, LOG_LEVEL, DATABASE_URL and REDIS_URL. docs/hosting.md says what they do.

safehouse backup <file>
safehouse restore <file>
    Copies the database of SAFEHOUSE_DATA into a file, while the server may run; and puts such a copy in its place, while it
    may not. What was there before is kept beside it. With DATABASE_URL they say which program of PostgreSQL does it.

safehouse simulate <game> [--players N] [--games M] [--seed S] [--bots LEVELS] [--options JSON] [--records DIR] [--json]
    Bots against bots on a virtual clock. LEVELS is one level for all seats (quick, if the game has it) or one a seat, with
    commas: quick,normal,random. A second of other games comes first, uncounted, so that the speed is not that of a cold
    start. --records writes the record of every game into DIR. With --json, one JSON object is printed: games, finished,
    decisions, decisionsPerSecond, recordedDecisionsPerSecond, winsBySeat, noWinner.

safehouse arena [<game>] [--players N] [--games M] [--seed S] [--bots LEVELS] [--options JSON] [--json]
    Levels against each other, each in every seat as often, until M games were won by a player: the share of seats that won,
    with its 95 % interval. quick,random,random,random is one against three. Without a game, the matches that we vouch for:
    some of them take minutes.

safehouse verify <record> [--commitment HEX --seat N --entropy HEX]
    Checks the record of a finished game: commitment, entropy, hash chain, and every decision recomputed. What your device
    noted of the game can be given too. Ends with 1 and names the first wrong entry if anything was changed.

Exit codes: 0 all is well, 1 it is not, 2 the command was not understood.`
