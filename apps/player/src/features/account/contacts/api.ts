import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

export function useBindEmail() {
  return useCallMutation('bindEmail', { isSilent: true })
}

export function useBindPhone() {
  return useCallMutation('bindPhone', { isSilent: true })
}

export function useProveContact() {
  return useCallMutation('proveContact', { isSilent: true })
}
