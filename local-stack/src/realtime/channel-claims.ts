import { errors, jwtVerify } from 'jose';
import { type ApiKeys, roleOfKey } from '../api/api-keys';
import { statementTimeouts } from '../rest/request-context';

/** Who a channel acts for. */
export interface ChannelClaims {
  role: string;
  userId: string | null;
  jwt: Record<string, unknown>;
  /** Seconds since 1970; absent for keys. */
  expiresAt?: number;
}

const reasonOf = (error: unknown): string => {
  if (error instanceof errors.JWTExpired) return 'InvalidJWTToken: Token has expired 0 seconds ago';
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return 'JwtSignatureError: Failed to validate JWT signature';
  }
  return 'MalformedJWT: The token provided is not a valid JWT';
};

/** Reads a session token or one of our keys; throws with the reason hosted Realtime gives. */
export async function readClaims(
  token: string,
  jwtSecret: Uint8Array,
  keys: ApiKeys,
): Promise<ChannelClaims> {
  const keyRole = roleOfKey(keys, token);
  if (keyRole) return { role: keyRole, userId: null, jwt: { role: keyRole } };
  try {
    const { payload } = await jwtVerify(token, jwtSecret, { algorithms: ['HS256'] });
    const role = String(payload.role ?? '');
    if (!payload.exp || !(role in statementTimeouts)) {
      throw new Error('Fields `role` and `exp` are required in JWT');
    }
    return { role, userId: payload.sub ?? null, jwt: payload, expiresAt: payload.exp };
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error });
  }
}
