import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  extractJsonMiddleware,
  generateText,
  jsonSchema,
  NoObjectGeneratedError,
  Output,
  type LanguageModel as SdkModel,
  wrapLanguageModel,
} from 'ai';
import * as z from 'zod/mini';
import { operatorFetch } from '../outgoing/operator-fetch.ts';
import { faultOf } from './faults.ts';
import { type LanguageModel, ModelFault, type Question } from './language-model.ts';
import { strictSchema } from './strict-schema.ts';

export interface EndpointOptions {
  readonly baseUrl: URL;
  readonly model: string;
  readonly apiKey: string | undefined;
}

/**
 * The forms of asking for an answer's shape, the most reliable first: by schema, as any JSON, in words only.
 */
const levels = ['json_schema', 'json_object', 'prompt'] as const;
type Level = (typeof levels)[number];

/** Returns a model behind an endpoint that speaks OpenAI's chat completions. */
export function createEndpoint(options: EndpointOptions): LanguageModel {
  // The form that this endpoint supports, by shape: an endpoint may refuse one schema and accept the others.
  const known = new WeakMap<object, Level>();
  return {
    async ask(question, gone) {
      const signal = AbortSignal.any([gone, AbortSignal.timeout(question.longestMilliseconds)]);
      const first = known.get(question.shape) ?? levels[0];
      for (const level of levels.slice(levels.indexOf(first))) {
        try {
          const answer = await askOnce(options, question, level, signal);
          known.set(question.shape, level);
          return answer;
        } catch (error) {
          const fault = faultOf(error, { gone, signal });
          if (fault.kind !== 'not_understood') throw fault;
        }
      }
      known.delete(question.shape);
      throw new ModelFault('not_understood');
    },
  };
}

const refusalSchema = z.object({
  choices: z.array(z.object({ message: z.object({ refusal: z.string().check(z.minLength(1)) }) })),
});

async function askOnce<T>(
  options: EndpointOptions,
  question: Question<T>,
  level: Level,
  signal: AbortSignal,
): Promise<T> {
  let isRefused = false;
  const provider = createOpenAICompatible({
    name: 'endpoint',
    baseURL: options.baseUrl.href.replace(/\/+$/, ''),
    ...(options.apiKey === undefined ? {} : { apiKey: options.apiKey }),
    supportsStructuredOutputs: true,
    fetch: operatorFetch,
    metadataExtractor: {
      // The library does not read a refusal that is sent beside the text.
      extractMetadata: async ({ parsedBody }) => {
        isRefused = refusalSchema.safeParse(parsedBody).success;
        return undefined;
      },
      createStreamExtractor: () => ({ processChunk: () => undefined, buildMetadata: () => undefined }),
    },
  });
  const model = wrapLanguageModel({
    model: provider.chatModel(options.model),
    middleware: extractJsonMiddleware(),
  });
  const end = await generate(model, question, level, signal);
  if (isRefused || end.reason === 'content-filter') throw new ModelFault('refused');
  if (end.reason === 'length') throw new ModelFault('cut');
  return answerOf(question, end.text);
}

/**
 * Returns the answer's text and the reason why it ended. The library throws for text that is not JSON, but
 * here the caller decides.
 */
async function generate<T>(
  model: SdkModel,
  question: Question<T>,
  level: Level,
  signal: AbortSignal,
): Promise<{ text: string; reason: string | undefined }> {
  const schema = strictSchema(question.shape);
  const schemaInWords = `Answer with one JSON object and nothing else. It follows this JSON schema:\n${JSON.stringify(schema)}`;
  const outputs = {
    json_schema: Output.object({ schema: jsonSchema(schema as never), name: question.name }),
    json_object: Output.json(),
    prompt: Output.text(),
  };
  try {
    const { text, finishReason } = await generateText({
      model,
      instructions: `${question.orders}\n\n${schemaInWords}`,
      prompt: JSON.stringify(question.data),
      output: outputs[level] as Output.Output,
      maxRetries: 1,
      abortSignal: signal,
    });
    return { text, reason: finishReason };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    return { text: error.text ?? '', reason: error.finishReason };
  }
}

function answerOf<T>(question: Question<T>, text: string): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // Do not pass on the parser's error, because its message quotes the private text.
    throw new ModelFault('unusable');
  }
  const answer = question.shape.safeParse(json);
  if (!answer.success) throw new ModelFault('unusable');
  return answer.data;
}
