/**
 * Sites by which visitors come, by class; the first match counts. Each pattern matches the host of a referrer, the
 * package of an Android app, or a name as people write it into utm_source, all in lower case. The database has the same
 * patterns (private.site_class), so they use only syntax common to JavaScript and PostgreSQL.
 */
export const SITE_CLASSES = [
  [
    'mail',
    String.raw`^(e?mail|webmail|outlook|gmail|googlemail)(\.|$)|(^|\.)(gmail|googlemail|protonmail|fastmail|hotmail|proton\.me|mailchi\.mp)(\.com)?$|^com\.(google\.android\.gm(\.lite)?|microsoft\.office\.outlook|samsung\.android\.email\.provider|fsck\.k9|yahoo\.mobile\.client\.android\.mail)$`,
  ],
  [
    'ai',
    String.raw`(^|\.)((chatgpt|openai|perplexity|claude|anthropic|deepseek|mistral|grok)(\.(com|ai))?|gemini(\.google\.com)?|bard\.google\.com|meta\.ai|copilot(\.(microsoft\.com|cloud\.microsoft))?)$|^(com\.openai\.chatgpt|ai\.perplexity\.app\.android|com\.anthropic\.claude|com\.google\.android\.apps\.bard|com\.microsoft\.copilot|com\.deepseek\.chat)$`,
  ],
  [
    'social',
    String.raw`(^|\.)((linkedin|facebook|instagram|reddit|twitter|youtube|tiktok|pinterest|threads|snapchat|tumblr|quora|xing|weibo|whatsapp|telegram)(\.(com|net|org|co|me|[a-z]{2})(\.[a-z]{2})?)?|(x|vk|ycombinator|messenger|fb)(\.com)?|mastodon(\.(social|online))?|bluesky|bsky(\.app)?|hackernews|hn|ig|t\.co|lnkd\.in|youtu\.be|redd\.it|pin\.it|fb\.me|wa\.me|t\.me|lobste\.rs)$|^(com\.linkedin\.android|com\.facebook\.(katana|lite|orca)|com\.instagram\.(android|barcelona|lite)|com\.twitter\.android|com\.reddit\.frontpage|com\.google\.android\.youtube|com\.zhiliaoapp\.musically|com\.pinterest|com\.whatsapp|org\.telegram\.messenger|com\.snapchat\.android|org\.joinmastodon\.android|xyz\.blueskyweb\.app)$`,
  ],
  [
    'search',
    String.raw`^((www|m|images|news|maps|cse|lens|search|html|lite|safe|[a-z]{2}|[a-z]{2}\.search)\.)?(google|bing|duckduckgo|yahoo|ecosia|baidu|yandex|startpage|qwant|kagi|sogou)(\.(com|org|net|co|[a-z]{2})(\.[a-z]{2})?)?$|^(search\.brave\.com|ya\.ru|search\.naver\.com|search\.seznam\.cz|search\.aol\.com)$|^com\.(google\.android\.googlequicksearchbox|duckduckgo\.mobile\.android|microsoft\.bing)$`,
  ],
] as const;
export type SiteClass = (typeof SITE_CLASSES)[number][0];

const classes = SITE_CLASSES.map(([name, pattern]) => [name, new RegExp(pattern)] as const);

/** Returns the class of a site by its host, app or name; null for any other site. */
export function siteClass(site: string): SiteClass | null {
  return classes.find(([, pattern]) => pattern.test(site))?.[0] ?? null;
}
