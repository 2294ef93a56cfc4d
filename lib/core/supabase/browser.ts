export const supabaseUrl = process.env.NEXT_PUBLIC_SUPABASE_URL ?? '';
export const publishableKey = process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '';
