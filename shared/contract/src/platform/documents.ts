import { z } from 'zod';

/**
 * Number of the format of every stored document. It is raised only when an older reader could make no sense
 * of a document: a field that is only added leaves it as it is.
 */
export const FORMAT = 1;

/** `format` of a stored document; a missing one is 1. */
export const formatField = z
  .number()
  .int()
  .positive()
  .max(FORMAT, {
    error: ({ input }) =>
      `is ${input}, and this release reads formats up to ${FORMAT}: update what reads it first`,
  })
  .optional();

/** `sha384-<base64>`, as in an `integrity` attribute. */
export const integrityField = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/);

/** Makes the schema of an object in a stored document. */
export type ObjectSchema = <Shape extends z.ZodRawShape>(shape: Shape) => z.ZodObject<Shape>;

/** An object as it is read: a field that this release does not know is kept and ignored. */
export const readObject = ((shape) => z.looseObject(shape)) as ObjectSchema;

/** An object as it is written: a field that is not declared is refused. */
export const writtenObject = ((shape) => z.strictObject(shape)) as ObjectSchema;
