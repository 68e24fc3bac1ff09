import { useCallMutation, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

export function useAddPasskey() {
  return useCallMutation('addPasskey', { isSilent: true })
}

export function useListPasskeys() {
  return useCallQuery('listPasskeys', {})
}

export function useLoginByPasskey() {
  return useCallMutation('loginByPasskey', { isSilent: true })
}

export function useRemovePasskey() {
  return useCallMutation('removePasskey')
}

export function useRenamePasskey() {
  return useCallMutation('renamePasskey', { isSilent: true })
}

export function useStartPasskeyLogin() {
  return useCallMutation('startPasskeyLogin', { isSilent: true })
}

export function useStartPasskeyProof() {
  return useCallMutation('startPasskeyProof', { isSilent: true })
}

export function useStartPasskey() {
  return useCallMutation('startPasskey', { isSilent: true })
}
