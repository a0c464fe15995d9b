/** Shared bounds and durations; the unit is in each name. Source: specification 1 section 9, specification 2 section 9, decisions.md. */

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export const httpTimeoutMs = 30_000
export const refreshIntervalMs = 5_000
export const refreshMaxFailures = 10
/** After that one cheap call asks so often whether the server is back, less up to the spread, and waits so long for an answer. */
export const probeEveryMs = 4_000
export const probeSpreadMs = 1_000
export const probeTimeoutMs = 2_500
/** Where the server answers that call and nothing else, all is tried after the first wait, then twice as long, up to the slowest. */
export const roundFirstWaitMs = 5_000
export const roundSlowestMs = 30_000

export const pageSizeDefault = 20
export const pageSizeMax = 1_000
/** Of the monthly reports, and of one chronic lift's breakdowns (specification 2 section 9). */
/** What a reader may choose among. */
export const pageSizes = [5, 10, 20, 50, 100] as const
export const monthlyReportPageSize = 5
export const chronicDetailPageSize = 10
/** Between the last row's coming and the browser's being asked to print. */
export const printDelayMs = 500
/** Of lists to choose from (specification 1 section 9). */
export const selectPageSize = 50

/** Organisations or users that one call changes. */
export const organizationsAtOnceMax = 500
export const phoneMaxCharacters = 30
export const groupsOfUserMax = 100
/** Of an organisation. */
export const groupsMax = 1_000
export const groupMembersAtOnceMax = 1_000
/** Of a document of an organisation's whole access. */
export const accessGroupsMax = 1_000
export const accessMembersMax = 20_000
export const estateAssignMaxRows = 100_000

export const reportResultMaxCharacters = 2_000
export const nameMaxCharacters = 100
/** Of what is said with an acknowledgement. */
export const commentMaxCharacters = 500
/** Screens offer for so long to take an acknowledgement back. */
export const takeBackOfferedMs = 10_000
/** The server takes it back for a little longer: what is pressed in the last second has its way to go. */
export const takeBackWithinMs = 12_000

/** A device that has been silent for longer than this is shown as Offline (decisions.md section 7). */
export const deviceSilentAfterMs = 60_000
/** A device's last contact is written at most this often; its silence is measured from there. */
export const contactSavedEveryMs = 5_000
/** A device's clock may be this far ahead of the server's before its instants are replaced by the time of arrival. */
export const deviceClockAheadMaxMs = 60_000
/** A device must pass a test call at least this often (EN 81-28, decisions.md section 7). */
export const testCallEveryMs = 72 * 3_600_000
export const ingestBatchMaxMessages = 1_000
/** Devices' messages that wait for longer than this are late, and every screen says so. */
export const ingestDelayShownFromMs = 5_000

/** Of telemetry, stored for each lift, and so in one message too (DECISIONS.md, "What devices may store"). */
export const telemetryKeysMax = 256
export const telemetryKeyMaxBytes = 64
export const telemetryTextMaxBytes = 256

/** An alarm's edge that is older than this when it arrives is stored as a dead letter: the month that it belongs to was reported. */
export const lateEdgeMaxMs = 31 * dayMs
/** A late edge with up to so many edges after it changes its rows at once; what is longer is made again by a job. */
export const lateEdgesAtOnceMax = 500
/** So many keys with late edges change their rows at once in a batch. */
export const lateKeysAtOnceMax = 20
/** A job that makes rows again reads so many edges at a time. */
export const recomputeSliceEdges = 1_000

/** Of devices' alarms; the number after it is the server's own, for floods. */
export const alarmNumberMax = 65_534
/** A lift has at most so many open alarms, traps apart, and as many open traps. */
export const openAlarmsMax = 50
/** A lift may begin so many alarms, traps apart, within `newAlarmsWithinMs` by the server's clock. */
export const newAlarmsMax = 20
export const newAlarmsWithinMs = 60_000

/** So many dead letters of a device are stored in a minute, each with its first bytes; the rest are counted. */
export const deadLettersPerMinuteMax = 20
export const deadLetterMaxBytes = 4_096
/** Of all devices; the oldest go first. */
/** A name that no lift or device has is not looked up again for so long. */
export const unknownPlaceRememberedMs = 2_000
export const unknownPlacesMax = 10_000

/** What was refused of devices is written, and its notices are sent, at most this often. */
export const refusalsSavedEveryMs = 5_000
/** So many devices and reasons are counted between two writes; what exceeds them is counted as a metric only. */
export const refusalsAtOnceMax = 10_000
/** A reason for which a device was not refused for so long is no longer listed. */
export const refusalsRetainedMs = 7 * dayMs

/** How far back a client may resume the live stream without losing a notice (decisions.md section 8). */
export const noticeResumeMs = 3_600_000
/** The live stream says something at least this often, so that silence means a lost connection. */
export const streamHeartbeatMs = 5_000
/** Silence on the live stream after which it counts as lost. */
export const streamSilentAfterMs = 12_500

export const sessionDays = 1
export const sessionRememberedDays = 30
/** A session that nothing was asked of for longer has ended; an open live stream counts as use. */
export const sessionIdleMs = 12 * 3_600_000
export const sessionRememberedIdleMs = 30 * dayMs

/** Attempts are counted over so long, from the first one. */
export const attemptWindowMs = 15 * 60_000
/** A place from which a user has logged in stays known for so long after its last use. */
export const knownPlaceDays = 90
export const knownPlacesOfUserMax = 20
/** Passwords being checked at once in a server, fewer on a small machine; each takes 19 MiB and a processor. */
export const passwordChecksAtOnceMax = 4
/** Log-ins that wait for that; more are refused, for a user who waits longer has given up. */
export const passwordChecksWaitingMax = 32
/** The same refusal, or failure, of the same caller is written down so often at most; the others are counted. */
export const noticedEveryMs = 60_000

export const estateImportMaxRows = 200_000

/** The largest body of a call that names no other bound. Six bytes a character at most: that is what JSON makes of U+0001. */
export const bodyMaxBytes = 65_536
/** Of a call that anyone may make: an address, a password of 1,000 characters and a token, all of them escaped. */
export const publicBodyMaxBytes = 12_288
/** A full batch of messages of 1 KB each; a single message of the largest size that is stored fits sixteen times. */
export const ingestBodyMaxBytes = 1_048_576
/** An estate as one JSON document is parsed in one go, which holds everything else up; larger ones go as lines. */
export const estateImportJsonMaxBytes = 1_048_576
/** A list of more items than this goes as lines, where its call takes lines: 20 blocks of the largest size fit into the JSON form. */
export const jsonListMaxItems = 20
/** Of all lines of one body, inflated. */
export const linesMaxBytes = 256_000_000
export const lineMaxBytes = 65_536
/** A compressed body that grows to more than this many times its size is no honest one: estates as lines grow 10 to 40 times. */
export const inflationRatioMax = 100
/** So much of any body may be inflated whatever its ratio: short ones may be very regular. */
export const inflationFreeBytes = 1_048_576

/** From the first byte of a request to the end of its headers, and from there to the end of its body. */
export const headersWithinMs = 10_000
export const headersMaxBytes = 16_384
export const bodyWithinMs = 30_000
/** An import of a large estate, from the first byte to the answer. */
export const estateImportWithinMs = 10 * 60_000
/** After an answer that did not wait for the whole body, the rest is read and dropped within these bounds; then the connection ends. */
export const unreadBodyMaxBytes = 4_194_304
export const unreadBodyWithinMs = 2_000
/** How long a report may run, and how long a call may wait in line: less than a front-end waits for an answer. */
export const reportWithinMs = 25_000
export const lineWithinMs = 25_000

export const emailMaxCharacters = 254
export const passwordMinCharacters = 10
export const passwordMaxCharacters = 200
/** Of 0 to 4: how hard a password is to guess (zxcvbn). 3 takes 10^8 guesses. */
export const passwordScoreMin = 3
export const recoveryCodes = 10
/** A recovery code has 39 characters; people type blanks besides. */
export const secondFactorCodeMaxCharacters = 80
/** How long someone may take at a log-in provider. */
export const singleSignOnMinutes = 10
export const invitationsAtOnceMax = 50
export const resetLinkHours = 1
export const inviteLinkDays = 7
export const userTokensMax = 20
export const userTokenDaysMax = 365

/** Help should be with a trapped passenger within this time; screens draw a line there. */
export const trapArrivalTargetMs = 25 * 60_000
/** A fault belongs to a trap if it was set at some moment of it, or up to this long before. */
export const trapRelatedBeforeMs = 10 * 60_000
/** Of the home page (specification 2 section 9, decisions.md section 16). */
export const homeRecentRows = 3
/** Of each kind that waits for a person. */
export const homeWaitingRows = 5
/** Of the map of lifts that are out of service. */
export const homeBuildingsMax = 500
export const homeTrendDaysUsual = 30
export const homeTrendDaysMax = 92
/** A longer range is counted by day, a shorter one by hour. */
export const homeTrendHoursMax = 48
/** In a flood of notices the figures are fetched again so often at most. */
export const homeFiguresRestMs = 1_000
/** Figures that are older than this say nothing about now. */
export const homeFiguresLastMs = 30_000
/** Between these a browser may draw the line elsewhere. */
export const trapTargetMinutesMin = 1
export const trapTargetMinutesMax = 240
/** How long a new access token may hold; the last is `userTokenDaysMax`. */
export const userTokenDaysOffered = [7, 30, 90, 180, userTokenDaysMax]

/** A lift is chronic with so many breakdowns in the window up to now (specification 2 section 9, decisions.md section 9). */
export const chronicLiftBreakdownsMin = 3
export const chronicLiftWindowMs = 30 * dayMs
/** What was away for no longer is the same occurrence when it is set again (decisions.md section 17). */
export const sameOccurrenceMs = 10 * minuteMs
/** How far back the charts of the reports look. */
export const tcmrTrendMonths = 12
export const chronicTrendWeeks = 26

/** Maintenance that took less is counted separately (specification 2 section 9). */
export const maintenanceShortUnderMs = 45 * 60_000

/** What alarm management reckons in, and what it can ask of an operator in that time (ANSI/ISA-18.2, EEMUA 191). */
export const alarmSpanMs = 10 * 60_000
/** More alarms in a span than this begin a flood. */
export const floodBeginsOver = 10
/** Fewer alarms in a span than this end it. */
export const floodEndsUnder = 5
export const worstLiftsMax = 10
/** An alarm that is set so often within the time chatters. */
export const chatterSets = 3
export const chatterWithinMs = 60_000
/** An alarm that is set for longer is stale. */
export const staleAfterMs = 24 * 3_600_000

/** In the settings. */
export const dashboardsMax = 20
/** A dashboard is logged in to at most this often, and a frame's word that it is logged out leads to a log-in at most this often (decisions.md section 16). */
export const dashboardLogInEveryMs = 10_000

/** So many exports run at once on a server; others wait for their turn. */
export const exportsAtOnceMax = 3
/** An export that waits for its turn, or for its rows to be put in order, may take this long to begin. */
export const fileBeginsWithinMs = 5 * 60_000

/** Before a failed call is made again; each further wait is twice as long. */
export const retryFirstWaitMs = 1_000
export const retriesMax = 10

/** A row has to be in sight at its place for so long before a key or a click can mean it. */
export const actSightMs = 400
/** Typing rests for so long before groups are looked for (specification 2 section 9). */
export const groupSearchRestMs = 800
/** Without a key for so long a list is taken to be unread, and lets in what has come. */
export const readingLastsMs = 30_000

/** Who comes back within so long continues the shift; after that another one begins. */
export const shiftLastsMaxMs = 16 * 3_600_000
/** A monitor that was away for longer than this says so; it takes about as long to start. */
export const unwatchedFromMs = 30_000
/** How often a monitor notes that it is there. */
export const shiftNotedEveryMs = 15_000
