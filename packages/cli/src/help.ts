// What `safehouse --help` prints.
export const help = `safehouse: secret-agent games around one table

safehouse [serve] [--https]
    Starts the server; so does safehouse without a command. Settings are environment variables: PORT (7007), HOST (0.0.0.0),
    SAFEHOUSE_DATA (folder of the database), PUBLIC_URL (for links and QR codes behind a proxy), TRUST_PROXY, CREATE_KEY,
    RETENTION_DAYS, ABANDONED_HOURS, MAX_CONNECTIONS, METRICS_TOKEN, LOG_LEVEL, LIMIT_FACTOR, SAFEHOUSE_BOTS, DATABASE_URL, REDIS_URL, SAFEHOUSE_LLM_URL, SAFEHOUSE_LLM_MODEL and SAFEHOUSE_LLM_KEY.
    HTTPS_PORT, TLS_CERT and TLS_KEY serve https too; --https does so on port 7443 with a certificate of the house's own. ACME_DOMAIN,
    ACME_EMAIL, ACME_DIRECTORY and ACME_DNS_HOOK get one for your own name. PUSH_HOSTS and PUSH_CONTACT are for messages on "your turn".
    TURN_URLS, TURN_SECRET and VOICE_RELAY_ONLY are for voice. docs/hosting.md explains them.

safehouse backup <file>
safehouse restore <file>
    Copies the database in SAFEHOUSE_DATA to a file (the server may be running), or replaces it by such a file (the server must be
    stopped; the previous database is kept beside it). With DATABASE_URL they print the PostgreSQL command to use instead.

safehouse simulate <game> [--players N] [--games M] [--seed S] [--bots LEVELS] [--options JSON] [--records DIR] [--json]
    Plays M matches (100) between bots on a virtual clock. LEVELS is one bot level for all seats, or one for each seat separated by
    commas: easy,normal,hard,quick,random. The default is quick if the game has it. One second of warm-up matches is not counted. --records
    writes the record of every match to DIR. --json prints one JSON object: games, finished, decisions, decisionsPerSecond,
    recordedDecisionsPerSecond, winsBySeat, noWinner.

safehouse arena [<game> ...] [--bots NAMES] [--bot AGENT]... [--players N] [--games M] [--seed S] [--options JSON] [--json] [--publish]
    Plays bots against each other, M matches (60) of each game: every deal with everybody in every seat. NAMES are our own bots,
    separated by commas; an AGENT is a module (./bot.js), command:WORDS (a program that speaks JSON lines) or an address. Without
    bots it plays all of ours and an example. Prints ratings with 95 % intervals, shares of wins, illegal moves and times as a
    Markdown table, or as one JSON object; --publish also keeps it in SAFEHOUSE_DATA for the server's page /arena.

safehouse arena [<game> ...] --exploit [--games M] [--seed S] [--mcts N] [--jobs J] [--report FILE]
    Plays what once beat the bots against them, the levels easy, normal and hard against each other, and a newcomer against easy;
    counts among equals what gives a spy of Spyfall 2 away and how long matches last; learns in each game which deviations from hard
    win most against it, and measures them in other matches; and times decisions. Prints each result on the error stream as it comes,
    and the tables at the end. Exits with 1 if a goal is missed. M replaces the number of matches of every series but those that time decisions, and of learning.
    --mcts also plays 200 matches of Shadow in the Night for two against a tree search of N iterations a move, and times it: the table
    of decision times says what N takes on this machine. For a second a move begin with 180000, and change N by what you read there.
    J processes play at the same time (as many as there are cores), which changes no result but times. --report writes the tables to
    FILE as Markdown; of games that are not named FILE keeps its rows.

safehouse verify <record> [--commitment HEX --seat N --entropy HEX [--head MESSAGE:LINK]]
    Checks the record of a finished match: commitment, entropy and hash chain, and recomputes every decision. You can also give
    what your device remembers of the match. Exits with 1 and names the first wrong entry if anything was changed.

safehouse mcp --seat LINK [--name NAME] [--by MAKER]
    A seat for a language model: an MCP server over standard input and output. LINK is the host's link for a program (table menu,
    Seat a program), or the address of a table with an open door.

safehouse doctor
    Checks what a server needs here: Node, port, data folder, disk, clock, network, TLS and memory. A line each, and what to do about
    what is wrong. Exits with 1 if something is.

safehouse --version

Exit codes: 0 success, 1 failure, 2 wrong usage.`
