import { firstLeaderLink } from './local/commands/first-leader.ts';
import { explainAndExit, PlainError } from './local/plain-error.ts';
import { siteEnvironment } from './local/site-environment.ts';

// Prints the invitation of the first team leader: npm run first-leader -- name@firm.example "Full Name"

try {
  const [email, name, ...rest] = process.argv.slice(2);
  if (!email || rest.length > 0) {
    throw new PlainError(
      'Say whom to invite: npm run first-leader -- name@firm.example "Full Name"',
    );
  }
  const link = await firstLeaderLink(siteEnvironment(process.env), email, name);
  console.log(`\nOpen this link to choose a password; it works once, for 7 days:\n\n  ${link}\n`);
} catch (error) {
  explainAndExit(error);
}
