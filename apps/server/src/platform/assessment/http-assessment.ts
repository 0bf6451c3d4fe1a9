import { isDiscType } from '@bellwether/domain/people/manual/disc';
import { plainLine, plainText } from '@bellwether/domain/suggestions/plain-text';
import * as z from 'zod/mini';
import { operatorFetch } from '../outgoing/operator-fetch.ts';
import { OutgoingFault } from '../outgoing/outgoing-fault.ts';
import {
  type Assessment,
  AssessmentFault,
  type AssessmentFaultKind,
  type AssessmentStatus,
} from './assessment.ts';

export interface HttpAssessmentOptions {
  readonly baseUrl: URL;
  readonly apiKey: string | undefined;
  /** The time limit of one call; a person waits for it. */
  readonly longestMilliseconds?: number;
}

const keySchema = z.string().check(z.regex(/^[\w-]{8,200}$/));
const line = (most: number) =>
  z.pipe(
    z.string(),
    z.transform((text) => plainLine(text, most)),
  );
const text = z.pipe(
  z.string(),
  z.transform((given) => plainText(given, 5_000)),
);
const percent = z.number().check(z.gte(0), z.lte(100));
const listOf = <S extends z.ZodMiniType>(item: S) => z.array(item).check(z.maxLength(50));

const keysSchema = z.object({ PublicKey: keySchema, PrivateKey: keySchema });
const connectionSchema = z.object({ Url: z.string().check(z.maxLength(2_000)) });
const statusSchema = z.object({ status: z.int().check(z.gte(1), z.lte(4)) });
const reportSchema = z.object({
  Scales: listOf(z.object({ ScaleName: line(100), Text: text, total: percent })),
  Summary: z.object({ Disc: z.string().check(z.refine(isDiscType)), DiscTitle: line(255), Text: text }),
  Per1: percent,
  Per2: percent,
  Per3: percent,
  Per4: percent,
  Questions: listOf(z.object({ Question: line(500), AnswerChoice: line(500) })),
  Details: listOf(z.object({ Title: line(255), Detail: text })),
});

/** Returns the assessment service behind an address; docs/assessment.md describes its calls. */
export function createHttpAssessment(options: HttpAssessmentOptions): Assessment {
  const { baseUrl, apiKey, longestMilliseconds = 10_000 } = options;
  const base = baseUrl.href.replace(/\/+$/, '');

  async function ask<S extends z.ZodMiniType>(
    path: string,
    shape: S,
    gone: AbortSignal,
    body?: object,
  ): Promise<z.output<S>> {
    const signal = AbortSignal.any([gone, AbortSignal.timeout(longestMilliseconds)]);
    try {
      const response = await operatorFetch(`${base}/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal,
      });
      if (!response.ok) throw new AssessmentFault(kindOf(response.status), response.status);
      const read = shape.safeParse(parsed(await response.text()));
      if (!read.success) throw new AssessmentFault('unusable', response.status);
      return read.data;
    } catch (error) {
      throw faultOf(error, gone, signal);
    }
  }

  return {
    async register(reference, gone) {
      const { PublicKey, PrivateKey } = await ask('register', keysSchema, gone, { Reference: reference });
      return { publicKey: PublicKey, privateKey: PrivateKey };
    },
    async connect(privateKey, gone) {
      const { Url } = await ask('connect', connectionSchema, gone, { PrivateKey: privateKey });
      return checkedAddress(Url, baseUrl);
    },
    async statusOf(publicKey, gone) {
      const { status } = await ask(`isexist/${encodeURIComponent(publicKey)}`, statusSchema, gone);
      return status as AssessmentStatus;
    },
    async report(publicKey, withLeading, gone) {
      const flag = withLeading ? 1 : 0;
      const report = await ask(`report/${encodeURIComponent(publicKey)}/${flag}`, reportSchema, gone);
      return {
        disc: report.Summary.Disc,
        title: report.Summary.DiscTitle,
        text: report.Summary.Text,
        shares: [report.Per1, report.Per2, report.Per3, report.Per4],
        scales: report.Scales.map((scale) => ({
          name: scale.ScaleName,
          text: scale.Text,
          total: scale.total,
        })),
        questions: report.Questions.map((each) => ({ question: each.Question, answer: each.AnswerChoice })),
        details: report.Details.map((each) => ({ title: each.Title, text: each.Detail })),
      };
    },
  };
}

/**
 * Returns an address that a browser may open. The address must use https, or http if the service itself is called
 * over http. It must have no user name, which could make a foreign host look like another one.
 */
function checkedAddress(address: string, baseUrl: URL): string {
  const url = URL.parse(address);
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && baseUrl.protocol === 'http:');
  if (!url || !isAllowed || url.username !== '' || url.password !== '') throw new AssessmentFault('unusable');
  return url.href;
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    // Do not pass on the parser's error, because its message quotes the private text.
    throw new AssessmentFault('unusable');
  }
}

function kindOf(status: number): AssessmentFaultKind {
  if (status === 401 || status === 403) return 'not_accepted';
  if (status === 404) return 'missing';
  return status === 429 ? 'busy' : 'failing';
}

function faultOf(error: unknown, gone: AbortSignal, signal: AbortSignal): AssessmentFault {
  if (error instanceof AssessmentFault) return error;
  if (gone.aborted) return new AssessmentFault('gone');
  if (signal.aborted) return new AssessmentFault('too_slow');
  if (error instanceof OutgoingFault)
    return new AssessmentFault(error.kind === 'redirected' ? 'redirected' : 'too_large', error.status);
  // `fetch` rejects with a TypeError for every failure of the network; any other error is our own fault.
  if (error instanceof TypeError) return new AssessmentFault('unreachable');
  throw error;
}
