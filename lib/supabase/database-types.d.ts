// Made by "npm run database:types" from the migrated database; a test holds it equal. Do not edit.

export type Json =
  | string
  | number
  | boolean
  | null
  | { readonly [key: string]: Json | undefined }
  | readonly Json[]

export type Database = {
  public: {
    Tables: {
      alert_mails: {
        Row: {
          cadence: string
          created_at: string
          id: string
          sent_at: string | null
          user_id: string
        }
        Insert: {
          cadence: string
          created_at?: string
          id?: string
          sent_at?: string | null
          user_id: string
        }
        Update: {
          cadence?: string
          created_at?: string
          id?: string
          sent_at?: string | null
          user_id?: string
        }
        Relationships: []
      }
      alert_progress: {
        Row: { change_id: number; single: boolean }
        Insert: { change_id: number; single?: boolean }
        Update: { change_id?: number; single?: boolean }
        Relationships: []
      }
      alert_settings: {
        Row: { mail_stopped_at: string | null; user_id: string }
        Insert: { mail_stopped_at?: string | null; user_id?: string }
        Update: { mail_stopped_at?: string | null; user_id?: string }
        Relationships: []
      }
      alerts: {
        Row: {
          cadence: string
          change_id: number
          changed_at: string
          created_at: string
          id: string
          kind: string
          line: string
          mail_id: string | null
          path: string
          read_at: string | null
          reason: string
          title: string
          user_id: string
          watch_id: string | null
        }
        Insert: {
          cadence: string
          change_id: number
          changed_at: string
          created_at?: string
          id?: string
          kind: string
          line?: string
          mail_id?: string | null
          path: string
          read_at?: string | null
          reason: string
          title: string
          user_id: string
          watch_id?: string | null
        }
        Update: {
          cadence?: string
          change_id?: number
          changed_at?: string
          created_at?: string
          id?: string
          kind?: string
          line?: string
          mail_id?: string | null
          path?: string
          read_at?: string | null
          reason?: string
          title?: string
          user_id?: string
          watch_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'alerts_mail_id_user_id_fkey'
            columns: ['mail_id', 'user_id']
            isOneToOne: false
            referencedRelation: 'alert_mails'
            referencedColumns: ['id', 'user_id']
          },
          {
            foreignKeyName: 'alerts_watch_id_user_id_fkey'
            columns: ['watch_id', 'user_id']
            isOneToOne: false
            referencedRelation: 'watches'
            referencedColumns: ['id', 'user_id']
          },
        ]
      }
      annotation_items: {
        Row: {
          answer: string
          cluster: string
          created_at: string
          finished_at: string | null
          id: string
          key: string
          organization_id: string
          passages: Json
          query: string
          queue_id: string
          relevant: string[] | null
          source: string | null
          state: string
          tags: Json
          verdict: string | null
        }
        Insert: {
          answer?: string
          cluster: string
          created_at?: string
          finished_at?: string | null
          id?: string
          key: string
          organization_id: string
          passages: Json
          query: string
          queue_id: string
          relevant?: string[] | null
          source?: string | null
          state?: string
          tags?: Json
          verdict?: string | null
        }
        Update: {
          answer?: string
          cluster?: string
          created_at?: string
          finished_at?: string | null
          id?: string
          key?: string
          organization_id?: string
          passages?: Json
          query?: string
          queue_id?: string
          relevant?: string[] | null
          source?: string | null
          state?: string
          tags?: Json
          verdict?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'annotation_items_queue_id_organization_id_fkey'
            columns: ['queue_id', 'organization_id']
            isOneToOne: false
            referencedRelation: 'annotation_queues'
            referencedColumns: ['id', 'organization_id']
          },
        ]
      }
      annotation_leases: {
        Row: { item_id: string; reviewer_id: string; skipped_at: string | null; until: string }
        Insert: { item_id: string; reviewer_id: string; skipped_at?: string | null; until: string }
        Update: {
          item_id?: string
          reviewer_id?: string
          skipped_at?: string | null
          until?: string
        }
        Relationships: [
          {
            foreignKeyName: 'annotation_leases_item_id_fkey'
            columns: ['item_id']
            isOneToOne: false
            referencedRelation: 'annotation_items'
            referencedColumns: ['id']
          },
        ]
      }
      annotation_queues: {
        Row: {
          created_at: string
          id: string
          name: string
          organization_id: string
          reviewers: number
          user_id: string | null
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          organization_id: string
          reviewers: number
          user_id?: string | null
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          organization_id?: string
          reviewers?: number
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'annotation_queues_organization_id_fkey'
            columns: ['organization_id']
            isOneToOne: false
            referencedRelation: 'organizations'
            referencedColumns: ['id']
          },
        ]
      }
      annotations: {
        Row: {
          comment: string
          created_at: string
          item_id: string
          relevant: string[]
          reviewer_id: string
          settles: boolean
          verdict: string
        }
        Insert: {
          comment?: string
          created_at?: string
          item_id: string
          relevant: string[]
          reviewer_id: string
          settles?: boolean
          verdict: string
        }
        Update: {
          comment?: string
          created_at?: string
          item_id?: string
          relevant?: string[]
          reviewer_id?: string
          settles?: boolean
          verdict?: string
        }
        Relationships: [
          {
            foreignKeyName: 'annotations_item_id_fkey'
            columns: ['item_id']
            isOneToOne: false
            referencedRelation: 'annotation_items'
            referencedColumns: ['id']
          },
        ]
      }
      api_key_usage: {
        Row: {
          answered: number
          day: string
          key_id: string
          refused: number
          route: string
          user_id: string
        }
        Insert: {
          answered?: number
          day: string
          key_id: string
          refused?: number
          route: string
          user_id: string
        }
        Update: {
          answered?: number
          day?: string
          key_id?: string
          refused?: number
          route?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'api_key_usage_key_id_fkey'
            columns: ['key_id']
            isOneToOne: false
            referencedRelation: 'api_keys'
            referencedColumns: ['id']
          },
        ]
      }
      api_keys: {
        Row: {
          created_at: string
          daily_limit: number | null
          expires_at: string
          hash: string
          id: string
          last_four: string
          last_used_at: string | null
          name: string
          replaces: string | null
          revoked_at: string | null
          scopes: string[]
          user_id: string
        }
        Insert: {
          created_at?: string
          daily_limit?: number | null
          expires_at: string
          hash: string
          id?: string
          last_four: string
          last_used_at?: string | null
          name: string
          replaces?: string | null
          revoked_at?: string | null
          scopes: string[]
          user_id: string
        }
        Update: {
          created_at?: string
          daily_limit?: number | null
          expires_at?: string
          hash?: string
          id?: string
          last_four?: string
          last_used_at?: string | null
          name?: string
          replaces?: string | null
          revoked_at?: string | null
          scopes?: string[]
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'api_keys_replaces_fkey'
            columns: ['replaces']
            isOneToOne: true
            referencedRelation: 'api_keys'
            referencedColumns: ['id']
          },
        ]
      }
      audit_log: {
        Row: {
          action: string
          actor_email: string | null
          actor_id: string | null
          created_at: string
          detail: Json
          id: number
          target_id: string | null
          target_kind: string
        }
        Insert: {
          action: string
          actor_email?: string | null
          actor_id?: string | null
          created_at?: string
          detail?: Json
          target_id?: string | null
          target_kind: string
        }
        Update: {
          action?: string
          actor_email?: string | null
          actor_id?: string | null
          created_at?: string
          detail?: Json
          target_id?: string | null
          target_kind?: string
        }
        Relationships: []
      }
      backups: {
        Row: {
          bytes: number | null
          error: string | null
          finished_at: string | null
          id: number
          kind: string
          started_at: string
        }
        Insert: {
          bytes?: number | null
          error?: string | null
          finished_at?: string | null
          kind: string
          started_at?: string
        }
        Update: {
          bytes?: number | null
          error?: string | null
          finished_at?: string | null
          kind?: string
          started_at?: string
        }
        Relationships: []
      }
      billing_cards: {
        Row: {
          company: string
          customer_key: string
          deleted_at: string | null
          id: string
          issued_at: string
          key_mark: string | null
          key_sealed: string | null
          kind: string
          lease_until: string | null
          number: string
          state: string
          user_id: string | null
        }
        Insert: {
          company?: string
          customer_key: string
          deleted_at?: string | null
          id?: string
          issued_at?: string
          key_mark?: string | null
          key_sealed?: string | null
          kind?: string
          lease_until?: string | null
          number?: string
          state?: string
          user_id?: string | null
        }
        Update: {
          company?: string
          customer_key?: string
          deleted_at?: string | null
          id?: string
          issued_at?: string
          key_mark?: string | null
          key_sealed?: string | null
          kind?: string
          lease_until?: string | null
          number?: string
          state?: string
          user_id?: string | null
        }
        Relationships: []
      }
      billing_customers: {
        Row: { created_at: string; customer_key: string; user_id: string }
        Insert: { created_at?: string; customer_key?: string; user_id: string }
        Update: { created_at?: string; customer_key?: string; user_id?: string }
        Relationships: []
      }
      billing_notices: {
        Row: {
          created_at: string
          facts: Json
          id: number
          kind: string
          lease_until: string | null
          occasion: string
          sent_at: string | null
          tries: number
          user_id: string
        }
        Insert: {
          created_at?: string
          facts?: Json
          kind: string
          lease_until?: string | null
          occasion: string
          sent_at?: string | null
          tries?: number
          user_id: string
        }
        Update: {
          created_at?: string
          facts?: Json
          kind?: string
          lease_until?: string | null
          occasion?: string
          sent_at?: string | null
          tries?: number
          user_id?: string
        }
        Relationships: []
      }
      billing_webhooks: {
        Row: { event_type: string; received_at: string; transmission_id: string }
        Insert: { event_type: string; received_at?: string; transmission_id: string }
        Update: { event_type?: string; received_at?: string; transmission_id?: string }
        Relationships: []
      }
      checkouts: {
        Row: {
          agreed_at: string
          auth_sealed: string | null
          created_at: string
          failure_code: string | null
          id: string
          lease_until: string | null
          months: number | null
          name: string
          order_id: string
          plan_id: string | null
          price: number | null
          purpose: string
          state: string
          subscription_id: string | null
          terms: string
          updated_at: string
          user_id: string | null
        }
        Insert: {
          agreed_at?: string
          auth_sealed?: string | null
          created_at?: string
          failure_code?: string | null
          id?: string
          lease_until?: string | null
          months?: number | null
          name?: string
          order_id: string
          plan_id?: string | null
          price?: number | null
          purpose: string
          state?: string
          subscription_id?: string | null
          terms: string
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          agreed_at?: string
          auth_sealed?: string | null
          created_at?: string
          failure_code?: string | null
          id?: string
          lease_until?: string | null
          months?: number | null
          name?: string
          order_id?: string
          plan_id?: string | null
          price?: number | null
          purpose?: string
          state?: string
          subscription_id?: string | null
          terms?: string
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'checkouts_subscription_id_fkey'
            columns: ['subscription_id']
            isOneToOne: false
            referencedRelation: 'subscriptions'
            referencedColumns: ['id']
          },
        ]
      }
      collection_documents: {
        Row: { added_at: string; collection_id: string; document_id: string; user_id: string }
        Insert: { added_at?: string; collection_id: string; document_id: string; user_id?: string }
        Update: {
          added_at?: string
          collection_id?: string
          document_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'collection_documents_collection_id_fkey'
            columns: ['collection_id']
            isOneToOne: false
            referencedRelation: 'collections'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'collection_documents_document_id_fkey'
            columns: ['document_id']
            isOneToOne: false
            referencedRelation: 'documents'
            referencedColumns: ['id']
          },
        ]
      }
      collection_people: {
        Row: {
          access: string
          collection_id: string
          created_at: string
          holder_id: string
          organization_id: string
          user_id: string
        }
        Insert: {
          access: string
          collection_id: string
          created_at?: string
          holder_id: string
          organization_id: string
          user_id: string
        }
        Update: {
          access?: string
          collection_id?: string
          created_at?: string
          holder_id?: string
          organization_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'collection_people_holder_id_collection_id_fkey'
            columns: ['holder_id', 'collection_id']
            isOneToOne: false
            referencedRelation: 'collections'
            referencedColumns: ['user_id', 'id']
          },
          {
            foreignKeyName: 'collection_people_organization_id_holder_id_fkey'
            columns: ['organization_id', 'holder_id']
            isOneToOne: false
            referencedRelation: 'organization_members'
            referencedColumns: ['organization_id', 'user_id']
          },
          {
            foreignKeyName: 'collection_people_organization_id_user_id_fkey'
            columns: ['organization_id', 'user_id']
            isOneToOne: false
            referencedRelation: 'organization_members'
            referencedColumns: ['organization_id', 'user_id']
          },
        ]
      }
      collections: {
        Row: {
          color: string
          created_at: string
          description: string
          id: string
          matter: string | null
          matter_since: string | null
          name: string
          organization_id: string | null
          user_id: string
        }
        Insert: {
          color?: string
          created_at?: string
          description?: string
          id?: string
          matter?: string | null
          matter_since?: string | null
          name: string
          organization_id?: string | null
          user_id?: string
        }
        Update: {
          color?: string
          created_at?: string
          description?: string
          id?: string
          matter?: string | null
          matter_since?: string | null
          name?: string
          organization_id?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'collections_organization_id_fkey'
            columns: ['organization_id']
            isOneToOne: false
            referencedRelation: 'organizations'
            referencedColumns: ['id']
          },
        ]
      }
      configuration_gates: {
        Row: {
          created_at: string
          dataset_id: string
          id: string
          margin: number
          metric: string
          slice: string | null
          user_id: string
          value: string | null
        }
        Insert: {
          created_at?: string
          dataset_id: string
          id?: string
          margin: number
          metric: string
          slice?: string | null
          user_id: string
          value?: string | null
        }
        Update: {
          created_at?: string
          dataset_id?: string
          id?: string
          margin?: number
          metric?: string
          slice?: string | null
          user_id?: string
          value?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'configuration_gates_dataset_id_user_id_fkey'
            columns: ['dataset_id', 'user_id']
            isOneToOne: false
            referencedRelation: 'datasets'
            referencedColumns: ['id', 'user_id']
          },
        ]
      }
      configuration_moves: {
        Row: {
          act: string
          gates: Json
          hash: string | null
          id: number
          label: string
          moved_at: string
          moved_by: string | null
          name: string | null
          settings: Json | null
          share: number | null
          undoes: number | null
        }
        Insert: {
          act: string
          gates?: Json
          hash?: string | null
          label: string
          moved_at?: string
          moved_by?: string | null
          name?: string | null
          settings?: Json | null
          share?: number | null
          undoes?: number | null
        }
        Update: {
          act?: string
          gates?: Json
          hash?: string | null
          label?: string
          moved_at?: string
          moved_by?: string | null
          name?: string | null
          settings?: Json | null
          share?: number | null
          undoes?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'configuration_moves_undoes_fkey'
            columns: ['undoes']
            isOneToOne: false
            referencedRelation: 'configuration_moves'
            referencedColumns: ['id']
          },
        ]
      }
      configurations: {
        Row: {
          created_at: string
          hash: string
          id: string
          made_by: string | null
          name: string
          no: number
          settings: Json
        }
        Insert: {
          created_at?: string
          hash: string
          id?: string
          made_by?: string | null
          name: string
          settings: Json
        }
        Update: {
          created_at?: string
          hash?: string
          id?: string
          made_by?: string | null
          name?: string
          settings?: Json
        }
        Relationships: []
      }
      contact_inquiries: {
        Row: {
          company: string | null
          created_at: string
          email: string
          id: string
          inquiry_type: string
          locale: string
          mail_tried_at: string | null
          mailed_at: string | null
          message: string
          name: string
          phone: string
          status: string
          subject: string
        }
        Insert: {
          company?: string | null
          created_at?: string
          email: string
          id: string
          inquiry_type: string
          locale: string
          mail_tried_at?: string | null
          mailed_at?: string | null
          message: string
          name: string
          phone: string
          status?: string
          subject: string
        }
        Update: {
          company?: string | null
          created_at?: string
          email?: string
          id?: string
          inquiry_type?: string
          locale?: string
          mail_tried_at?: string | null
          mailed_at?: string | null
          message?: string
          name?: string
          phone?: string
          status?: string
          subject?: string
        }
        Relationships: []
      }
      contract_findings: {
        Row: {
          articles: string[]
          assignee_id: string | null
          clause: string | null
          comment: string | null
          details: Json
          dismissal: string | null
          end_at: number | null
          id: string
          identity: string
          kind: string
          no: number
          playbook: Json | null
          quote: string | null
          review_id: string
          rule_id: string
          severity: string
          sides: string[]
          start_at: number | null
          state: string
          topic: string
          user_id: string
          wording: string | null
        }
        Insert: {
          articles?: string[]
          assignee_id?: string | null
          clause?: string | null
          comment?: string | null
          details?: Json
          dismissal?: string | null
          end_at?: number | null
          id?: string
          identity: string
          kind: string
          no: number
          playbook?: Json | null
          quote?: string | null
          review_id: string
          rule_id: string
          severity: string
          sides: string[]
          start_at?: number | null
          state?: string
          topic: string
          user_id: string
          wording?: string | null
        }
        Update: {
          articles?: string[]
          assignee_id?: string | null
          clause?: string | null
          comment?: string | null
          details?: Json
          dismissal?: string | null
          end_at?: number | null
          id?: string
          identity?: string
          kind?: string
          no?: number
          playbook?: Json | null
          quote?: string | null
          review_id?: string
          rule_id?: string
          severity?: string
          sides?: string[]
          start_at?: number | null
          state?: string
          topic?: string
          user_id?: string
          wording?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'contract_findings_user_id_review_id_fkey'
            columns: ['user_id', 'review_id']
            isOneToOne: false
            referencedRelation: 'contract_reviews'
            referencedColumns: ['user_id', 'id']
          },
        ]
      }
      contract_playbook_runs: {
        Row: {
          findings: number
          id: string
          name: string
          organization_id: string
          playbook_id: string
          ran_at: string
          review_id: string | null
          user_id: string
          version_id: string
          version_no: number
        }
        Insert: {
          findings: number
          id?: string
          name: string
          organization_id: string
          playbook_id: string
          ran_at?: string
          review_id?: string | null
          user_id: string
          version_id: string
          version_no: number
        }
        Update: {
          findings?: number
          id?: string
          name?: string
          organization_id?: string
          playbook_id?: string
          ran_at?: string
          review_id?: string | null
          user_id?: string
          version_id?: string
          version_no?: number
        }
        Relationships: [
          {
            foreignKeyName: 'contract_playbook_runs_organization_id_fkey'
            columns: ['organization_id']
            isOneToOne: false
            referencedRelation: 'organizations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'contract_playbook_runs_playbook_id_fkey'
            columns: ['playbook_id']
            isOneToOne: false
            referencedRelation: 'contract_playbooks'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'contract_playbook_runs_review_id_fkey'
            columns: ['review_id']
            isOneToOne: false
            referencedRelation: 'contract_reviews'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'contract_playbook_runs_version_id_fkey'
            columns: ['version_id']
            isOneToOne: false
            referencedRelation: 'contract_playbook_versions'
            referencedColumns: ['id']
          },
        ]
      }
      contract_playbook_versions: {
        Row: {
          id: string
          name: string
          no: number
          organization_id: string
          playbook_id: string
          published_at: string
          rules: Json
        }
        Insert: {
          id?: string
          name: string
          no: number
          organization_id: string
          playbook_id: string
          published_at?: string
          rules: Json
        }
        Update: {
          id?: string
          name?: string
          no?: number
          organization_id?: string
          playbook_id?: string
          published_at?: string
          rules?: Json
        }
        Relationships: [
          {
            foreignKeyName: 'contract_playbook_versions_organization_id_fkey'
            columns: ['organization_id']
            isOneToOne: false
            referencedRelation: 'organizations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'contract_playbook_versions_playbook_id_fkey'
            columns: ['playbook_id']
            isOneToOne: false
            referencedRelation: 'contract_playbooks'
            referencedColumns: ['id']
          },
        ]
      }
      contract_playbooks: {
        Row: {
          id: string
          name: string
          organization_id: string
          rev: number
          rules: Json
          updated_at: string
        }
        Insert: {
          id?: string
          name: string
          organization_id: string
          rev?: number
          rules?: Json
          updated_at?: string
        }
        Update: {
          id?: string
          name?: string
          organization_id?: string
          rev?: number
          rules?: Json
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'contract_playbooks_organization_id_fkey'
            columns: ['organization_id']
            isOneToOne: false
            referencedRelation: 'organizations'
            referencedColumns: ['id']
          },
        ]
      }
      contract_review_shares: {
        Row: {
          created_at: string
          expires_at: string | null
          id: string
          opened_at: string | null
          review_id: string
          revoked_at: string | null
          token: string
          user_id: string
          with_notes: boolean
        }
        Insert: {
          created_at?: string
          expires_at?: string | null
          id?: string
          opened_at?: string | null
          review_id: string
          revoked_at?: string | null
          token: string
          user_id: string
          with_notes?: boolean
        }
        Update: {
          created_at?: string
          expires_at?: string | null
          id?: string
          opened_at?: string | null
          review_id?: string
          revoked_at?: string | null
          token?: string
          user_id?: string
          with_notes?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'contract_review_shares_user_id_review_id_fkey'
            columns: ['user_id', 'review_id']
            isOneToOne: false
            referencedRelation: 'contract_reviews'
            referencedColumns: ['user_id', 'id']
          },
        ]
      }
      contract_review_uses: {
        Row: { review_id: string; used_at: string; user_id: string }
        Insert: { review_id: string; used_at?: string; user_id: string }
        Update: { review_id?: string; used_at?: string; user_id?: string }
        Relationships: []
      }
      contract_reviews: {
        Row: {
          contract: string | null
          created_at: string
          document_id: string | null
          facts: Json
          id: string
          organization_id: string | null
          outline: Json | null
          owns_document: boolean
          reason: string | null
          remarks: Json
          reviewed_at: string | null
          rules_version: string | null
          side: string
          state: string
          title: string
          user_id: string
        }
        Insert: {
          contract?: string | null
          created_at?: string
          document_id?: string | null
          facts?: Json
          id?: string
          organization_id?: string | null
          outline?: Json | null
          owns_document?: boolean
          reason?: string | null
          remarks?: Json
          reviewed_at?: string | null
          rules_version?: string | null
          side?: string
          state?: string
          title: string
          user_id: string
        }
        Update: {
          contract?: string | null
          created_at?: string
          document_id?: string | null
          facts?: Json
          id?: string
          organization_id?: string | null
          outline?: Json | null
          owns_document?: boolean
          reason?: string | null
          remarks?: Json
          reviewed_at?: string | null
          rules_version?: string | null
          side?: string
          state?: string
          title?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'contract_reviews_document_id_fkey'
            columns: ['document_id']
            isOneToOne: false
            referencedRelation: 'documents'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'contract_reviews_organization_id_fkey'
            columns: ['organization_id']
            isOneToOne: false
            referencedRelation: 'organizations'
            referencedColumns: ['id']
          },
        ]
      }
      contract_table_rows: {
        Row: {
          cells: Json
          document_id: string | null
          id: string
          no: number
          read_at: string | null
          reason: string | null
          review_id: string | null
          state: string
          table_id: string
          title: string
          type: string | null
          user_id: string
        }
        Insert: {
          cells?: Json
          document_id?: string | null
          id?: string
          no: number
          read_at?: string | null
          reason?: string | null
          review_id?: string | null
          state?: string
          table_id: string
          title: string
          type?: string | null
          user_id: string
        }
        Update: {
          cells?: Json
          document_id?: string | null
          id?: string
          no?: number
          read_at?: string | null
          reason?: string | null
          review_id?: string | null
          state?: string
          table_id?: string
          title?: string
          type?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'contract_table_rows_document_id_fkey'
            columns: ['document_id']
            isOneToOne: false
            referencedRelation: 'documents'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'contract_table_rows_review_id_fkey'
            columns: ['review_id']
            isOneToOne: false
            referencedRelation: 'contract_reviews'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'contract_table_rows_user_id_table_id_fkey'
            columns: ['user_id', 'table_id']
            isOneToOne: false
            referencedRelation: 'contract_tables'
            referencedColumns: ['user_id', 'id']
          },
        ]
      }
      contract_tables: {
        Row: {
          created_at: string
          id: string
          playbook: Json | null
          title: string
          user_id: string
          version_id: string | null
        }
        Insert: {
          created_at?: string
          id?: string
          playbook?: Json | null
          title: string
          user_id: string
          version_id?: string | null
        }
        Update: {
          created_at?: string
          id?: string
          playbook?: Json | null
          title?: string
          user_id?: string
          version_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'contract_tables_version_id_fkey'
            columns: ['version_id']
            isOneToOne: false
            referencedRelation: 'contract_playbook_versions'
            referencedColumns: ['id']
          },
        ]
      }
      conversations: {
        Row: {
          created_at: string
          device: string | null
          id: string
          intake: Json | null
          kind: string
          locale: string
          pinned_at: string | null
          scope: string
          title: string
          updated_at: string
          user_id: string | null
        }
        Insert: {
          created_at?: string
          device?: string | null
          id?: string
          intake?: Json | null
          kind?: string
          locale: string
          pinned_at?: string | null
          scope?: string
          title: string
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          created_at?: string
          device?: string | null
          id?: string
          intake?: Json | null
          kind?: string
          locale?: string
          pinned_at?: string | null
          scope?: string
          title?: string
          updated_at?: string
          user_id?: string | null
        }
        Relationships: []
      }
      dataset_items: {
        Row: {
          cluster: string
          dataset_id: string
          hash: string
          key: string
          query: string
          relevant: Json
          source: string | null
          tags: Json
          user_id: string
          valid_from: number
          valid_to: number | null
        }
        Insert: {
          cluster: string
          dataset_id: string
          hash: string
          key: string
          query: string
          relevant: Json
          source?: string | null
          tags: Json
          user_id: string
          valid_from: number
          valid_to?: number | null
        }
        Update: {
          cluster?: string
          dataset_id?: string
          hash?: string
          key?: string
          query?: string
          relevant?: Json
          source?: string | null
          tags?: Json
          user_id?: string
          valid_from?: number
          valid_to?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'dataset_items_dataset_id_user_id_fkey'
            columns: ['dataset_id', 'user_id']
            isOneToOne: false
            referencedRelation: 'datasets'
            referencedColumns: ['id', 'user_id']
          },
        ]
      }
      dataset_versions: {
        Row: {
          as_of: string
          created_at: string
          dataset_id: string
          hash: string
          items: number
          no: number
          origin: string
          user_id: string
        }
        Insert: {
          as_of: string
          created_at?: string
          dataset_id: string
          hash: string
          items: number
          no: number
          origin: string
          user_id: string
        }
        Update: {
          as_of?: string
          created_at?: string
          dataset_id?: string
          hash?: string
          items?: number
          no?: number
          origin?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'dataset_versions_dataset_id_user_id_fkey'
            columns: ['dataset_id', 'user_id']
            isOneToOne: false
            referencedRelation: 'datasets'
            referencedColumns: ['id', 'user_id']
          },
        ]
      }
      datasets: {
        Row: {
          changed_at: string
          created_at: string
          id: string
          items: number
          latest: number
          name: string
          target: string
          user_id: string
        }
        Insert: {
          changed_at?: string
          created_at?: string
          id?: string
          items?: number
          latest?: number
          name: string
          target: string
          user_id: string
        }
        Update: {
          changed_at?: string
          created_at?: string
          id?: string
          items?: number
          latest?: number
          name?: string
          target?: string
          user_id?: string
        }
        Relationships: []
      }
      dated_values: {
        Row: {
          added_by: string | null
          created_at: string
          id: string
          kind: string
          known_until: string | null
          source: string
          valid_from: string
          value: string
        }
        Insert: {
          added_by?: string | null
          created_at?: string
          id?: string
          kind: string
          known_until?: string | null
          source: string
          valid_from: string
          value: string
        }
        Update: {
          added_by?: string | null
          created_at?: string
          id?: string
          kind?: string
          known_until?: string | null
          source?: string
          valid_from?: string
          value?: string
        }
        Relationships: []
      }
      deletion_requests: {
        Row: {
          handled_at: string | null
          handled_by: string | null
          id: string
          reason: string | null
          requested_at: string
          status: string
          user_id: string | null
        }
        Insert: {
          handled_at?: string | null
          handled_by?: string | null
          id?: string
          reason?: string | null
          requested_at?: string
          status?: string
          user_id?: string | null
        }
        Update: {
          handled_at?: string | null
          handled_by?: string | null
          id?: string
          reason?: string | null
          requested_at?: string
          status?: string
          user_id?: string | null
        }
        Relationships: []
      }
      document_blocks: {
        Row: {
          blocks: Json
          document_id: string
          letters: string
          no: number
          page: number | null
          text: string
          user_id: string
        }
        Insert: {
          blocks: Json
          document_id: string
          no: number
          page?: number | null
          text: string
          user_id: string
        }
        Update: {
          blocks?: Json
          document_id?: string
          no?: number
          page?: number | null
          text?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'document_blocks_document_id_fkey'
            columns: ['document_id']
            isOneToOne: false
            referencedRelation: 'document_readings'
            referencedColumns: ['document_id']
          },
        ]
      }
      document_comments: {
        Row: {
          author_id: string | null
          author_name: string
          body: string
          created_at: string
          document_id: string
          id: string
          position: number | null
          quote: string | null
          resolved_at: string | null
          thread_id: string | null
          user_id: string
        }
        Insert: {
          author_id?: string | null
          author_name: string
          body: string
          created_at?: string
          document_id: string
          id?: string
          position?: number | null
          quote?: string | null
          resolved_at?: string | null
          thread_id?: string | null
          user_id: string
        }
        Update: {
          author_id?: string | null
          author_name?: string
          body?: string
          created_at?: string
          document_id?: string
          id?: string
          position?: number | null
          quote?: string | null
          resolved_at?: string | null
          thread_id?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'document_comments_document_id_fkey'
            columns: ['document_id']
            isOneToOne: false
            referencedRelation: 'document_contents'
            referencedColumns: ['document_id']
          },
          {
            foreignKeyName: 'document_comments_thread_id_fkey'
            columns: ['thread_id']
            isOneToOne: false
            referencedRelation: 'document_comments'
            referencedColumns: ['id']
          },
        ]
      }
      document_contents: {
        Row: {
          base: Json | null
          content: Json
          document_id: string
          dropped: string[]
          rev: number
          source_id: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          base?: Json | null
          content: Json
          document_id: string
          dropped?: string[]
          rev?: number
          source_id?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          base?: Json | null
          content?: Json
          document_id?: string
          dropped?: string[]
          rev?: number
          source_id?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'document_contents_document_id_fkey'
            columns: ['document_id']
            isOneToOne: true
            referencedRelation: 'documents'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'document_contents_source_id_fkey'
            columns: ['source_id']
            isOneToOne: false
            referencedRelation: 'documents'
            referencedColumns: ['id']
          },
        ]
      }
      document_facts: {
        Row: {
          day: string | null
          document_id: string
          kind: string
          label: string
          no: number
          page: number | null
          passage: number
          quote: string
          user_id: string
          value: string
        }
        Insert: {
          day?: string | null
          document_id: string
          kind: string
          label?: string
          no: number
          page?: number | null
          passage: number
          quote: string
          user_id: string
          value: string
        }
        Update: {
          day?: string | null
          document_id?: string
          kind?: string
          label?: string
          no?: number
          page?: number | null
          passage?: number
          quote?: string
          user_id?: string
          value?: string
        }
        Relationships: [
          {
            foreignKeyName: 'document_facts_document_id_fkey'
            columns: ['document_id']
            isOneToOne: false
            referencedRelation: 'documents'
            referencedColumns: ['id']
          },
        ]
      }
      document_folders: {
        Row: {
          created_at: string
          id: string
          name: string
          parent_id: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          parent_id?: string | null
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          parent_id?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'document_folders_user_id_parent_id_fkey'
            columns: ['user_id', 'parent_id']
            isOneToOne: false
            referencedRelation: 'document_folders'
            referencedColumns: ['user_id', 'id']
          },
        ]
      }
      document_readings: {
        Row: {
          document_id: string
          dropped: string[]
          format: string | null
          pages: number | null
          reason: string | null
          sha256: string | null
          state: string
          unread_pages: number[]
          updated_at: string
          user_id: string
          warnings: Json
        }
        Insert: {
          document_id: string
          dropped?: string[]
          format?: string | null
          pages?: number | null
          reason?: string | null
          sha256?: string | null
          state?: string
          unread_pages?: number[]
          updated_at?: string
          user_id: string
          warnings?: Json
        }
        Update: {
          document_id?: string
          dropped?: string[]
          format?: string | null
          pages?: number | null
          reason?: string | null
          sha256?: string | null
          state?: string
          unread_pages?: number[]
          updated_at?: string
          user_id?: string
          warnings?: Json
        }
        Relationships: [
          {
            foreignKeyName: 'document_readings_document_id_fkey'
            columns: ['document_id']
            isOneToOne: true
            referencedRelation: 'documents'
            referencedColumns: ['id']
          },
        ]
      }
      document_shares: {
        Row: {
          access: string
          created_at: string
          document_id: string
          expires_at: string | null
          id: string
          opened_at: string | null
          revoked_at: string | null
          token: string
          user_id: string
        }
        Insert: {
          access: string
          created_at?: string
          document_id: string
          expires_at?: string | null
          id?: string
          opened_at?: string | null
          revoked_at?: string | null
          token: string
          user_id: string
        }
        Update: {
          access?: string
          created_at?: string
          document_id?: string
          expires_at?: string | null
          id?: string
          opened_at?: string | null
          revoked_at?: string | null
          token?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'document_shares_document_id_fkey'
            columns: ['document_id']
            isOneToOne: false
            referencedRelation: 'document_contents'
            referencedColumns: ['document_id']
          },
        ]
      }
      document_strays: {
        Row: { due_at: string; storage_key: string }
        Insert: { due_at: string; storage_key: string }
        Update: { due_at?: string; storage_key?: string }
        Relationships: []
      }
      document_uploads: {
        Row: {
          bytes: number
          category: string
          created_at: string
          document_id: string | null
          folder_id: string | null
          id: string
          name: string
          part_bytes: number
          received: number
          sha256: string
          updated_at: string
          user_id: string
        }
        Insert: {
          bytes: number
          category?: string
          created_at?: string
          document_id?: string | null
          folder_id?: string | null
          id?: string
          name: string
          part_bytes: number
          received?: number
          sha256: string
          updated_at?: string
          user_id: string
        }
        Update: {
          bytes?: number
          category?: string
          created_at?: string
          document_id?: string | null
          folder_id?: string | null
          id?: string
          name?: string
          part_bytes?: number
          received?: number
          sha256?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'document_uploads_document_id_fkey'
            columns: ['document_id']
            isOneToOne: false
            referencedRelation: 'documents'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'document_uploads_user_id_folder_id_fkey'
            columns: ['user_id', 'folder_id']
            isOneToOne: false
            referencedRelation: 'document_folders'
            referencedColumns: ['user_id', 'id']
          },
        ]
      }
      document_versions: {
        Row: {
          author_id: string | null
          author_name: string
          content: Json
          created_at: string
          document_id: string
          id: string
          name: string | null
          no: number
          note: string | null
          reason: string
          restored_no: number | null
          sha256: string
          updated_at: string
          user_id: string
        }
        Insert: {
          author_id?: string | null
          author_name: string
          content: Json
          created_at?: string
          document_id: string
          id?: string
          name?: string | null
          no: number
          note?: string | null
          reason: string
          restored_no?: number | null
          sha256: string
          updated_at?: string
          user_id: string
        }
        Update: {
          author_id?: string | null
          author_name?: string
          content?: Json
          created_at?: string
          document_id?: string
          id?: string
          name?: string | null
          no?: number
          note?: string | null
          reason?: string
          restored_no?: number | null
          sha256?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'document_versions_document_id_fkey'
            columns: ['document_id']
            isOneToOne: false
            referencedRelation: 'document_contents'
            referencedColumns: ['document_id']
          },
        ]
      }
      documents: {
        Row: {
          bytes: number
          category: string
          created_at: string
          folder_id: string | null
          id: string
          is_starred: boolean
          mime: string
          name: string
          sha256: string
          state: string
          storage_key: string
          tags: string[]
          trashed_at: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          bytes: number
          category?: string
          created_at?: string
          folder_id?: string | null
          id?: string
          is_starred?: boolean
          mime: string
          name: string
          sha256: string
          state?: string
          storage_key: string
          tags?: string[]
          trashed_at?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          bytes?: number
          category?: string
          created_at?: string
          folder_id?: string | null
          id?: string
          is_starred?: boolean
          mime?: string
          name?: string
          sha256?: string
          state?: string
          storage_key?: string
          tags?: string[]
          trashed_at?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'documents_user_id_folder_id_fkey'
            columns: ['user_id', 'folder_id']
            isOneToOne: false
            referencedRelation: 'document_folders'
            referencedColumns: ['user_id', 'id']
          },
        ]
      }
      error_counts: {
        Row: { code: string; day: string; place: string; times: number }
        Insert: { code: string; day: string; place: string; times?: number }
        Update: { code?: string; day?: string; place?: string; times?: number }
        Relationships: []
      }
      experiment_items: {
        Row: {
          error: string | null
          experiment_id: string
          key: string
          ms: number
          results: string[]
          scores: Json
          user_id: string
        }
        Insert: {
          error?: string | null
          experiment_id: string
          key: string
          ms: number
          results: string[]
          scores: Json
          user_id: string
        }
        Update: {
          error?: string | null
          experiment_id?: string
          key?: string
          ms?: number
          results?: string[]
          scores?: Json
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'experiment_items_experiment_id_user_id_fkey'
            columns: ['experiment_id', 'user_id']
            isOneToOne: false
            referencedRelation: 'experiments'
            referencedColumns: ['id', 'user_id']
          },
        ]
      }
      experiments: {
        Row: {
          baseline_id: string | null
          configuration: Json | null
          configuration_hash: string | null
          configuration_name: string | null
          created_at: string
          dataset_id: string
          finished_at: string | null
          id: string
          index_version: string | null
          k: number
          name: string
          own_held: number | null
          report: Json | null
          retriever: string
          user_id: string
          version: number
        }
        Insert: {
          baseline_id?: string | null
          configuration?: Json | null
          configuration_hash?: string | null
          configuration_name?: string | null
          created_at?: string
          dataset_id: string
          finished_at?: string | null
          id?: string
          index_version?: string | null
          k: number
          name: string
          own_held?: number | null
          report?: Json | null
          retriever: string
          user_id: string
          version: number
        }
        Update: {
          baseline_id?: string | null
          configuration?: Json | null
          configuration_hash?: string | null
          configuration_name?: string | null
          created_at?: string
          dataset_id?: string
          finished_at?: string | null
          id?: string
          index_version?: string | null
          k?: number
          name?: string
          own_held?: number | null
          report?: Json | null
          retriever?: string
          user_id?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'experiments_baseline_id_fkey'
            columns: ['baseline_id']
            isOneToOne: false
            referencedRelation: 'experiments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'experiments_dataset_id_user_id_fkey'
            columns: ['dataset_id', 'user_id']
            isOneToOne: false
            referencedRelation: 'datasets'
            referencedColumns: ['id', 'user_id']
          },
          {
            foreignKeyName: 'experiments_dataset_id_version_fkey'
            columns: ['dataset_id', 'version']
            isOneToOne: false
            referencedRelation: 'dataset_versions'
            referencedColumns: ['dataset_id', 'no']
          },
        ]
      }
      house_posts: {
        Row: { digest: string; id: string }
        Insert: { digest: string; id: string }
        Update: { digest?: string; id?: string }
        Relationships: []
      }
      inquiry_replies: {
        Row: {
          author_email: string | null
          author_id: string | null
          body: string
          created_at: string
          id: string
          inquiry_id: string
          mail_tried_at: string | null
          mailed_at: string | null
        }
        Insert: {
          author_email?: string | null
          author_id?: string | null
          body: string
          created_at?: string
          id: string
          inquiry_id: string
          mail_tried_at?: string | null
          mailed_at?: string | null
        }
        Update: {
          author_email?: string | null
          author_id?: string | null
          body?: string
          created_at?: string
          id?: string
          inquiry_id?: string
          mail_tried_at?: string | null
          mailed_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'inquiry_replies_inquiry_id_fkey'
            columns: ['inquiry_id']
            isOneToOne: false
            referencedRelation: 'contact_inquiries'
            referencedColumns: ['id']
          },
        ]
      }
      jobs: {
        Row: {
          attempts: number
          cancel_asked_at: string | null
          created_at: string
          due_at: string
          finished_at: string | null
          id: string
          kind: string
          lane: string
          lease_id: string | null
          lease_until: string | null
          most_attempts: number
          owner_id: string | null
          payload: Json
          priority: number
          progress: Json
          reason: string | null
          reason_detail: string | null
          started_at: string | null
          state: string
          subject: string | null
        }
        Insert: {
          attempts?: number
          cancel_asked_at?: string | null
          created_at?: string
          due_at?: string
          finished_at?: string | null
          id?: string
          kind: string
          lease_id?: string | null
          lease_until?: string | null
          most_attempts?: number
          owner_id?: string | null
          payload?: Json
          priority?: number
          progress?: Json
          reason?: string | null
          reason_detail?: string | null
          started_at?: string | null
          state?: string
          subject?: string | null
        }
        Update: {
          attempts?: number
          cancel_asked_at?: string | null
          created_at?: string
          due_at?: string
          finished_at?: string | null
          id?: string
          kind?: string
          lease_id?: string | null
          lease_until?: string | null
          most_attempts?: number
          owner_id?: string | null
          payload?: Json
          priority?: number
          progress?: Json
          reason?: string | null
          reason_detail?: string | null
          started_at?: string | null
          state?: string
          subject?: string | null
        }
        Relationships: []
      }
      knowledge_documents: {
        Row: {
          document_id: string
          like_document: string | null
          pages: number | null
          passages: number
          reason: string | null
          state: string
          unread_pages: number
          updated_at: string
          user_id: string
          version: string | null
        }
        Insert: {
          document_id: string
          like_document?: string | null
          pages?: number | null
          passages?: number
          reason?: string | null
          state?: string
          unread_pages?: number
          updated_at?: string
          user_id: string
          version?: string | null
        }
        Update: {
          document_id?: string
          like_document?: string | null
          pages?: number | null
          passages?: number
          reason?: string | null
          state?: string
          unread_pages?: number
          updated_at?: string
          user_id?: string
          version?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'knowledge_documents_document_id_fkey'
            columns: ['document_id']
            isOneToOne: true
            referencedRelation: 'documents'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'knowledge_documents_like_document_fkey'
            columns: ['like_document']
            isOneToOne: false
            referencedRelation: 'documents'
            referencedColumns: ['id']
          },
        ]
      }
      matter_bars: {
        Row: { collection_id: string; created_at: string; organization_id: string; user_id: string }
        Insert: {
          collection_id: string
          created_at?: string
          organization_id: string
          user_id: string
        }
        Update: {
          collection_id?: string
          created_at?: string
          organization_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'matter_bars_collection_id_fkey'
            columns: ['collection_id']
            isOneToOne: false
            referencedRelation: 'collections'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'matter_bars_organization_id_user_id_fkey'
            columns: ['organization_id', 'user_id']
            isOneToOne: false
            referencedRelation: 'organization_members'
            referencedColumns: ['organization_id', 'user_id']
          },
        ]
      }
      matter_deadlines: {
        Row: {
          created_at: string
          done_at: string | null
          due_on: string
          id: string
          matter_id: string
          preset: string | null
          remind_days: number | null
          reminded_of: string | null
          start_on: string | null
          title: string
          user_id: string
        }
        Insert: {
          created_at?: string
          done_at?: string | null
          due_on: string
          id?: string
          matter_id: string
          preset?: string | null
          remind_days?: number | null
          reminded_of?: string | null
          start_on?: string | null
          title: string
          user_id?: string
        }
        Update: {
          created_at?: string
          done_at?: string | null
          due_on?: string
          id?: string
          matter_id?: string
          preset?: string | null
          remind_days?: number | null
          reminded_of?: string | null
          start_on?: string | null
          title?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'matter_deadlines_matter_id_user_id_fkey'
            columns: ['matter_id', 'user_id']
            isOneToOne: false
            referencedRelation: 'matters'
            referencedColumns: ['id', 'user_id']
          },
        ]
      }
      matter_feeds: {
        Row: { created_at: string; token_hash: string; user_id: string }
        Insert: { created_at?: string; token_hash: string; user_id?: string }
        Update: { created_at?: string; token_hash?: string; user_id?: string }
        Relationships: []
      }
      matter_parties: {
        Row: {
          contact: string | null
          created_at: string
          id: string
          matter_id: string
          name: string
          role: string
          user_id: string
        }
        Insert: {
          contact?: string | null
          created_at?: string
          id?: string
          matter_id: string
          name: string
          role: string
          user_id?: string
        }
        Update: {
          contact?: string | null
          created_at?: string
          id?: string
          matter_id?: string
          name?: string
          role?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'matter_parties_matter_id_user_id_fkey'
            columns: ['matter_id', 'user_id']
            isOneToOne: false
            referencedRelation: 'matters'
            referencedColumns: ['id', 'user_id']
          },
        ]
      }
      matter_records: {
        Row: {
          body: string
          created_at: string
          id: string
          kind: string
          matter_id: string
          reference: string | null
          user_id: string
        }
        Insert: {
          body: string
          created_at?: string
          id?: string
          kind: string
          matter_id: string
          reference?: string | null
          user_id?: string
        }
        Update: {
          body?: string
          created_at?: string
          id?: string
          kind?: string
          matter_id?: string
          reference?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'matter_records_matter_id_user_id_fkey'
            columns: ['matter_id', 'user_id']
            isOneToOne: false
            referencedRelation: 'matters'
            referencedColumns: ['id', 'user_id']
          },
        ]
      }
      matters: {
        Row: {
          case_number: string | null
          closed_at: string | null
          court: string | null
          created_at: string
          id: string
          title: string
          user_id: string
        }
        Insert: {
          case_number?: string | null
          closed_at?: string | null
          court?: string | null
          created_at?: string
          id?: string
          title: string
          user_id?: string
        }
        Update: {
          case_number?: string | null
          closed_at?: string | null
          court?: string | null
          created_at?: string
          id?: string
          title?: string
          user_id?: string
        }
        Relationships: []
      }
      message_feedback: {
        Row: {
          created_at: string
          message_id: string
          note: string | null
          rating: string
          reasons: string[]
          updated_at: string
        }
        Insert: {
          created_at?: string
          message_id: string
          note?: string | null
          rating: string
          reasons?: string[]
          updated_at?: string
        }
        Update: {
          created_at?: string
          message_id?: string
          note?: string | null
          rating?: string
          reasons?: string[]
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'message_feedback_message_id_fkey'
            columns: ['message_id']
            isOneToOne: true
            referencedRelation: 'messages'
            referencedColumns: ['id']
          },
        ]
      }
      messages: {
        Row: {
          conversation_id: string
          cost: number | null
          created_at: string
          engine: string | null
          groundedness: number | null
          id: string
          input_tokens: number | null
          model: string | null
          output_tokens: number | null
          parts: Json
          position: number
          prompt_version: string | null
          role: string
          state: string
          stop_asked_at: string | null
          updated_at: string
        }
        Insert: {
          conversation_id: string
          cost?: number | null
          created_at?: string
          engine?: string | null
          groundedness?: number | null
          id?: string
          input_tokens?: number | null
          model?: string | null
          output_tokens?: number | null
          parts: Json
          position: number
          prompt_version?: string | null
          role: string
          state?: string
          stop_asked_at?: string | null
          updated_at?: string
        }
        Update: {
          conversation_id?: string
          cost?: number | null
          created_at?: string
          engine?: string | null
          groundedness?: number | null
          id?: string
          input_tokens?: number | null
          model?: string | null
          output_tokens?: number | null
          parts?: Json
          position?: number
          prompt_version?: string | null
          role?: string
          state?: string
          stop_asked_at?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'messages_conversation_id_fkey'
            columns: ['conversation_id']
            isOneToOne: false
            referencedRelation: 'conversations'
            referencedColumns: ['id']
          },
        ]
      }
      organization_accesses: {
        Row: {
          act: string
          actor_id: string | null
          collection_id: string | null
          created_at: string
          document_id: string | null
          id: number
          keep_until: string
          matter: string | null
          member_id: string | null
          organization_id: string
        }
        Insert: {
          act: string
          actor_id?: string | null
          collection_id?: string | null
          created_at?: string
          document_id?: string | null
          keep_until: string
          matter?: string | null
          member_id?: string | null
          organization_id: string
        }
        Update: {
          act?: string
          actor_id?: string | null
          collection_id?: string | null
          created_at?: string
          document_id?: string | null
          keep_until?: string
          matter?: string | null
          member_id?: string | null
          organization_id?: string
        }
        Relationships: []
      }
      organization_acts: {
        Row: {
          act: string
          actor_id: string | null
          created_at: string
          from_role: string | null
          id: number
          member_id: string | null
          organization_id: string
          to_role: string | null
        }
        Insert: {
          act: string
          actor_id?: string | null
          created_at?: string
          from_role?: string | null
          member_id?: string | null
          organization_id: string
          to_role?: string | null
        }
        Update: {
          act?: string
          actor_id?: string | null
          created_at?: string
          from_role?: string | null
          member_id?: string | null
          organization_id?: string
          to_role?: string | null
        }
        Relationships: []
      }
      organization_invitations: {
        Row: {
          accepted_at: string | null
          accepted_by: string | null
          asked_at: string
          created_at: string
          email: string | null
          email_hash: string
          expires_at: string
          id: string
          invited_by: string | null
          language: string
          mails: number
          organization_id: string
          revoked_at: string | null
          role: string
          sent_at: string | null
          token_hash: string | null
        }
        Insert: {
          accepted_at?: string | null
          accepted_by?: string | null
          asked_at?: string
          created_at?: string
          email?: string | null
          email_hash: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          language: string
          mails?: number
          organization_id: string
          revoked_at?: string | null
          role: string
          sent_at?: string | null
          token_hash?: string | null
        }
        Update: {
          accepted_at?: string | null
          accepted_by?: string | null
          asked_at?: string
          created_at?: string
          email?: string | null
          email_hash?: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          language?: string
          mails?: number
          organization_id?: string
          revoked_at?: string | null
          role?: string
          sent_at?: string | null
          token_hash?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'organization_invitations_organization_id_fkey'
            columns: ['organization_id']
            isOneToOne: false
            referencedRelation: 'organizations'
            referencedColumns: ['id']
          },
        ]
      }
      organization_members: {
        Row: { joined_at: string; organization_id: string; role: string; user_id: string }
        Insert: { joined_at?: string; organization_id: string; role: string; user_id: string }
        Update: { joined_at?: string; organization_id?: string; role?: string; user_id?: string }
        Relationships: [
          {
            foreignKeyName: 'organization_members_organization_id_fkey'
            columns: ['organization_id']
            isOneToOne: false
            referencedRelation: 'organizations'
            referencedColumns: ['id']
          },
        ]
      }
      organization_seats: {
        Row: {
          next_seats: number | null
          organization_id: string
          seats: number
          subscription_id: string
        }
        Insert: {
          next_seats?: number | null
          organization_id: string
          seats: number
          subscription_id: string
        }
        Update: {
          next_seats?: number | null
          organization_id?: string
          seats?: number
          subscription_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'organization_seats_organization_id_fkey'
            columns: ['organization_id']
            isOneToOne: false
            referencedRelation: 'organizations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'organization_seats_subscription_id_fkey'
            columns: ['subscription_id']
            isOneToOne: false
            referencedRelation: 'subscriptions'
            referencedColumns: ['id']
          },
        ]
      }
      organization_template_uses: {
        Row: { day: string; organization_id: string; uses: number; version_id: string }
        Insert: { day?: string; organization_id: string; uses?: number; version_id: string }
        Update: { day?: string; organization_id?: string; uses?: number; version_id?: string }
        Relationships: [
          {
            foreignKeyName: 'organization_template_uses_organization_id_fkey'
            columns: ['organization_id']
            isOneToOne: false
            referencedRelation: 'organizations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'organization_template_uses_version_id_fkey'
            columns: ['version_id']
            isOneToOne: false
            referencedRelation: 'organization_template_versions'
            referencedColumns: ['id']
          },
        ]
      }
      organization_template_versions: {
        Row: {
          body: Json
          id: string
          name: string
          no: number
          organization_id: string
          published_at: string
          template_id: string
        }
        Insert: {
          body: Json
          id?: string
          name: string
          no: number
          organization_id: string
          published_at?: string
          template_id: string
        }
        Update: {
          body?: Json
          id?: string
          name?: string
          no?: number
          organization_id?: string
          published_at?: string
          template_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'organization_template_versions_organization_id_fkey'
            columns: ['organization_id']
            isOneToOne: false
            referencedRelation: 'organizations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'organization_template_versions_template_id_fkey'
            columns: ['template_id']
            isOneToOne: false
            referencedRelation: 'organization_templates'
            referencedColumns: ['id']
          },
        ]
      }
      organization_templates: {
        Row: {
          body: Json
          current_no: number | null
          id: string
          name: string
          organization_id: string
          rev: number
          updated_at: string
        }
        Insert: {
          body?: Json
          current_no?: number | null
          id?: string
          name: string
          organization_id: string
          rev?: number
          updated_at?: string
        }
        Update: {
          body?: Json
          current_no?: number | null
          id?: string
          name?: string
          organization_id?: string
          rev?: number
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'organization_templates_organization_id_fkey'
            columns: ['organization_id']
            isOneToOne: false
            referencedRelation: 'organizations'
            referencedColumns: ['id']
          },
        ]
      }
      organizations: {
        Row: { access_months: number; created_at: string; id: string; name: string }
        Insert: { access_months?: number; created_at?: string; id?: string; name: string }
        Update: { access_months?: number; created_at?: string; id?: string; name?: string }
        Relationships: []
      }
      page_visits: {
        Row: {
          day: string | null
          id: number
          locale: string
          path: string
          referrer_host: string | null
          route: string | null
          visited_at: string
          visitor: string | null
        }
        Insert: {
          locale: string
          path: string
          referrer_host?: string | null
          visited_at?: string
          visitor?: string | null
        }
        Update: {
          locale?: string
          path?: string
          referrer_host?: string | null
          visited_at?: string
          visitor?: string | null
        }
        Relationships: []
      }
      payment_attempts: {
        Row: {
          attempt: number
          code: string | null
          idempotency_key: string
          outcome: string | null
          payment_id: string
          requested_at: string
        }
        Insert: {
          attempt: number
          code?: string | null
          idempotency_key: string
          outcome?: string | null
          payment_id: string
          requested_at: string
        }
        Update: {
          attempt?: number
          code?: string | null
          idempotency_key?: string
          outcome?: string | null
          payment_id?: string
          requested_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'payment_attempts_payment_id_fkey'
            columns: ['payment_id']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
        ]
      }
      payments: {
        Row: {
          amount: number
          approved_at: string | null
          attempt: number
          card_id: string
          card_text: string
          created_at: string
          declines: number
          failure_code: string | null
          id: string
          kind: string
          lease_until: string | null
          months: number
          order_id: string
          organization_id: string | null
          payment_key: string | null
          period: number
          period_end: string
          period_start: string
          plan_id: string
          receipt_url: string | null
          refunded: number
          requested_at: string
          seats: number
          seats_amount: number
          state: string
          subscription_id: string
          try_at: string | null
          unknowns: number
          user_id: string | null
        }
        Insert: {
          amount: number
          approved_at?: string | null
          attempt?: number
          card_id: string
          card_text?: string
          created_at?: string
          declines?: number
          failure_code?: string | null
          id?: string
          kind?: string
          lease_until?: string | null
          months: number
          order_id: string
          organization_id?: string | null
          payment_key?: string | null
          period: number
          period_end: string
          period_start: string
          plan_id: string
          receipt_url?: string | null
          refunded?: number
          requested_at: string
          seats?: number
          seats_amount?: number
          state: string
          subscription_id: string
          try_at?: string | null
          unknowns?: number
          user_id?: string | null
        }
        Update: {
          amount?: number
          approved_at?: string | null
          attempt?: number
          card_id?: string
          card_text?: string
          created_at?: string
          declines?: number
          failure_code?: string | null
          id?: string
          kind?: string
          lease_until?: string | null
          months?: number
          order_id?: string
          organization_id?: string | null
          payment_key?: string | null
          period?: number
          period_end?: string
          period_start?: string
          plan_id?: string
          receipt_url?: string | null
          refunded?: number
          requested_at?: string
          seats?: number
          seats_amount?: number
          state?: string
          subscription_id?: string
          try_at?: string | null
          unknowns?: number
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'payments_card_id_fkey'
            columns: ['card_id']
            isOneToOne: false
            referencedRelation: 'billing_cards'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'payments_subscription_id_fkey'
            columns: ['subscription_id']
            isOneToOne: false
            referencedRelation: 'subscriptions'
            referencedColumns: ['id']
          },
        ]
      }
      phone_codes: {
        Row: {
          attempts: number
          carrier: string
          code_hash: string
          created_at: string
          expires_at: string
          id: string
          phone: string | null
          phone_key: string
          user_id: string
          verified_at: string | null
        }
        Insert: {
          attempts?: number
          carrier: string
          code_hash: string
          created_at?: string
          expires_at: string
          id: string
          phone?: string | null
          phone_key: string
          user_id: string
          verified_at?: string | null
        }
        Update: {
          attempts?: number
          carrier?: string
          code_hash?: string
          created_at?: string
          expires_at?: string
          id?: string
          phone?: string | null
          phone_key?: string
          user_id?: string
          verified_at?: string | null
        }
        Relationships: []
      }
      post_texts: {
        Row: {
          body: string
          excerpt: string
          locale: string
          post_id: string
          read_minutes: number
          title: string
        }
        Insert: {
          body: string
          excerpt: string
          locale: string
          post_id: string
          read_minutes: number
          title: string
        }
        Update: {
          body?: string
          excerpt?: string
          locale?: string
          post_id?: string
          read_minutes?: number
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: 'post_texts_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'posts'
            referencedColumns: ['id']
          },
        ]
      }
      posts: {
        Row: {
          author: string
          author_id: string | null
          category: string
          cover: string | null
          created_at: string
          id: string
          published_at: string | null
          status: string
          updated_at: string
        }
        Insert: {
          author: string
          author_id?: string | null
          category: string
          cover?: string | null
          created_at?: string
          id: string
          published_at?: string | null
          status?: string
          updated_at?: string
        }
        Update: {
          author?: string
          author_id?: string | null
          category?: string
          cover?: string | null
          created_at?: string
          id?: string
          published_at?: string | null
          status?: string
          updated_at?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          created_at: string
          disabled_at: string | null
          email: string
          fax: string | null
          id: string
          language: string
          marketing_agreed_at: string | null
          organization: string | null
          phone: string | null
          plan: string
          position: string | null
          role: string
          sign_in_alerts: boolean
          updated_at: string
          user_type: string
        }
        Insert: {
          created_at?: string
          disabled_at?: string | null
          email: string
          fax?: string | null
          id: string
          language?: string
          marketing_agreed_at?: string | null
          organization?: string | null
          phone?: string | null
          plan?: string
          position?: string | null
          role?: string
          sign_in_alerts?: boolean
          updated_at?: string
          user_type?: string
        }
        Update: {
          created_at?: string
          disabled_at?: string | null
          email?: string
          fax?: string | null
          id?: string
          language?: string
          marketing_agreed_at?: string | null
          organization?: string | null
          phone?: string | null
          plan?: string
          position?: string | null
          role?: string
          sign_in_alerts?: boolean
          updated_at?: string
          user_type?: string
        }
        Relationships: []
      }
      refunds: {
        Row: {
          amount: number
          asked_at: string | null
          asked_by: string | null
          attempt: number
          created_at: string
          done_at: string | null
          failure_code: string | null
          id: string
          kind: string
          lease_until: string | null
          payment_id: string
          reason: string
          state: string
          try_at: string | null
          unknowns: number
          user_id: string | null
        }
        Insert: {
          amount: number
          asked_at?: string | null
          asked_by?: string | null
          attempt?: number
          created_at?: string
          done_at?: string | null
          failure_code?: string | null
          id?: string
          kind: string
          lease_until?: string | null
          payment_id: string
          reason?: string
          state?: string
          try_at?: string | null
          unknowns?: number
          user_id?: string | null
        }
        Update: {
          amount?: number
          asked_at?: string | null
          asked_by?: string | null
          attempt?: number
          created_at?: string
          done_at?: string | null
          failure_code?: string | null
          id?: string
          kind?: string
          lease_until?: string | null
          payment_id?: string
          reason?: string
          state?: string
          try_at?: string | null
          unknowns?: number
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'refunds_payment_id_fkey'
            columns: ['payment_id']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
        ]
      }
      saved_searches: {
        Row: { created_at: string; id: string; name: string; query: string; user_id: string }
        Insert: { created_at?: string; id?: string; name: string; query: string; user_id?: string }
        Update: {
          created_at?: string
          id?: string
          name?: string
          query?: string
          user_id?: string
        }
        Relationships: []
      }
      saved_sources: {
        Row: {
          citation: string
          created_at: string
          folder: string | null
          id: string
          kind: string
          name: string
          note: string | null
          organization_id: string | null
          path: string
          reference: string
          user_id: string
        }
        Insert: {
          citation: string
          created_at?: string
          folder?: string | null
          id?: string
          kind: string
          name: string
          note?: string | null
          organization_id?: string | null
          path: string
          reference: string
          user_id?: string
        }
        Update: {
          citation?: string
          created_at?: string
          folder?: string | null
          id?: string
          kind?: string
          name?: string
          note?: string | null
          organization_id?: string | null
          path?: string
          reference?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'saved_sources_organization_id_fkey'
            columns: ['organization_id']
            isOneToOne: false
            referencedRelation: 'organizations'
            referencedColumns: ['id']
          },
        ]
      }
      search_terms: {
        Row: { day: string; empty_times: number; locale: string; term: string; times: number }
        Insert: { day: string; empty_times?: number; locale: string; term: string; times?: number }
        Update: {
          day?: string
          empty_times?: number
          locale?: string
          term?: string
          times?: number
        }
        Relationships: []
      }
      security_logs: {
        Row: {
          created_at: string
          event_data: Json
          event_level: string
          event_type: string
          id: number
          ip_address: string | null
          metadata: Json
          user_agent: string | null
          user_email: string | null
          user_id: string | null
        }
        Insert: {
          created_at?: string
          event_data?: Json
          event_level?: string
          event_type: string
          ip_address?: string | null
          metadata?: Json
          user_agent?: string | null
          user_email?: string | null
          user_id?: string | null
        }
        Update: {
          created_at?: string
          event_data?: Json
          event_level?: string
          event_type?: string
          ip_address?: string | null
          metadata?: Json
          user_agent?: string | null
          user_email?: string | null
          user_id?: string | null
        }
        Relationships: []
      }
      shadow_runs: {
        Row: {
          against: string | null
          at: string
          confidence: number | null
          hash: string
          id: number
          ms: number
          outcome: string
          shadow_confidence: number | null
          shadow_ms: number
          shadow_outcome: string
          shared: number | null
        }
        Insert: {
          against?: string | null
          at?: string
          confidence?: number | null
          hash: string
          ms: number
          outcome: string
          shadow_confidence?: number | null
          shadow_ms: number
          shadow_outcome: string
          shared?: number | null
        }
        Update: {
          against?: string | null
          at?: string
          confidence?: number | null
          hash?: string
          ms?: number
          outcome?: string
          shadow_confidence?: number | null
          shadow_ms?: number
          shadow_outcome?: string
          shared?: number | null
        }
        Relationships: []
      }
      shared_conversations: {
        Row: {
          conversation_id: string
          created_at: string
          message_id: string
          revoked_at: string | null
          title: string
          token: string
          up_to: number
        }
        Insert: {
          conversation_id: string
          created_at?: string
          message_id: string
          revoked_at?: string | null
          title: string
          token: string
          up_to: number
        }
        Update: {
          conversation_id?: string
          created_at?: string
          message_id?: string
          revoked_at?: string | null
          title?: string
          token?: string
          up_to?: number
        }
        Relationships: [
          {
            foreignKeyName: 'shared_conversations_conversation_id_fkey'
            columns: ['conversation_id']
            isOneToOne: false
            referencedRelation: 'conversations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'shared_conversations_message_id_fkey'
            columns: ['message_id']
            isOneToOne: false
            referencedRelation: 'messages'
            referencedColumns: ['id']
          },
        ]
      }
      site_settings: {
        Row: {
          allowed_ips: string[]
          backup_frequency: string
          cache_enabled: boolean
          debug_mode: boolean
          enabled_at: string | null
          maintenance_enabled: boolean
          maintenance_message: Json
          only_row: boolean
          updated_at: string
          updated_by: string | null
        }
        Insert: {
          allowed_ips?: string[]
          backup_frequency?: string
          cache_enabled?: boolean
          debug_mode?: boolean
          enabled_at?: string | null
          maintenance_enabled?: boolean
          maintenance_message?: Json
          only_row?: boolean
          updated_at?: string
          updated_by?: string | null
        }
        Update: {
          allowed_ips?: string[]
          backup_frequency?: string
          cache_enabled?: boolean
          debug_mode?: boolean
          enabled_at?: string | null
          maintenance_enabled?: boolean
          maintenance_message?: Json
          only_row?: boolean
          updated_at?: string
          updated_by?: string | null
        }
        Relationships: []
      }
      stale_progress: {
        Row: { change_id: number; single: boolean }
        Insert: { change_id: number; single?: boolean }
        Update: { change_id?: number; single?: boolean }
        Relationships: []
      }
      stale_sources: {
        Row: {
          change_id: number
          changed_at: string
          created_at: string
          dataset_id: string | null
          id: string
          key: string | null
          line: string
          mailed_at: string | null
          path: string
          reason: string
          settled_at: string | null
          source_id: string
          title: string
          trace_id: string | null
          user_id: string
          valid_from: number | null
        }
        Insert: {
          change_id: number
          changed_at: string
          created_at?: string
          dataset_id?: string | null
          id?: string
          key?: string | null
          line?: string
          mailed_at?: string | null
          path: string
          reason: string
          settled_at?: string | null
          source_id: string
          title: string
          trace_id?: string | null
          user_id: string
          valid_from?: number | null
        }
        Update: {
          change_id?: number
          changed_at?: string
          created_at?: string
          dataset_id?: string | null
          id?: string
          key?: string | null
          line?: string
          mailed_at?: string | null
          path?: string
          reason?: string
          settled_at?: string | null
          source_id?: string
          title?: string
          trace_id?: string | null
          user_id?: string
          valid_from?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'stale_sources_dataset_id_key_valid_from_fkey'
            columns: ['dataset_id', 'key', 'valid_from']
            isOneToOne: false
            referencedRelation: 'dataset_items'
            referencedColumns: ['dataset_id', 'key', 'valid_from']
          },
          {
            foreignKeyName: 'stale_sources_trace_id_fkey'
            columns: ['trace_id']
            isOneToOne: false
            referencedRelation: 'traces'
            referencedColumns: ['id']
          },
        ]
      }
      subscriptions: {
        Row: {
          anchor_date: string
          anchor_months: number
          cancel_at_period_end: boolean
          card_id: string
          created_at: string
          ended_at: string | null
          id: string
          months: number
          next_months: number | null
          next_plan_id: string | null
          next_price: number | null
          next_seat_price: number | null
          period: number
          period_end: string
          period_start: string
          plan_id: string
          price: number
          seat_price: number | null
          state: string
          updated_at: string
          used_at: string | null
          user_id: string | null
        }
        Insert: {
          anchor_date: string
          anchor_months: number
          cancel_at_period_end?: boolean
          card_id: string
          created_at?: string
          ended_at?: string | null
          id?: string
          months: number
          next_months?: number | null
          next_plan_id?: string | null
          next_price?: number | null
          next_seat_price?: number | null
          period?: number
          period_end: string
          period_start: string
          plan_id: string
          price: number
          seat_price?: number | null
          state?: string
          updated_at?: string
          used_at?: string | null
          user_id?: string | null
        }
        Update: {
          anchor_date?: string
          anchor_months?: number
          cancel_at_period_end?: boolean
          card_id?: string
          created_at?: string
          ended_at?: string | null
          id?: string
          months?: number
          next_months?: number | null
          next_plan_id?: string | null
          next_price?: number | null
          next_seat_price?: number | null
          period?: number
          period_end?: string
          period_start?: string
          plan_id?: string
          price?: number
          seat_price?: number | null
          state?: string
          updated_at?: string
          used_at?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'subscriptions_card_id_fkey'
            columns: ['card_id']
            isOneToOne: false
            referencedRelation: 'billing_cards'
            referencedColumns: ['id']
          },
        ]
      }
      template_documents: {
        Row: {
          answers: Json
          content: Json
          document_id: string
          template: string
          updated_at: string
          user_id: string
        }
        Insert: {
          answers: Json
          content: Json
          document_id: string
          template: string
          updated_at?: string
          user_id: string
        }
        Update: {
          answers?: Json
          content?: Json
          document_id?: string
          template?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'template_documents_document_id_fkey'
            columns: ['document_id']
            isOneToOne: true
            referencedRelation: 'document_contents'
            referencedColumns: ['document_id']
          },
        ]
      }
      template_drafts: {
        Row: { answers: Json; template: string; updated_at: string; user_id: string }
        Insert: { answers: Json; template: string; updated_at?: string; user_id?: string }
        Update: { answers?: Json; template?: string; updated_at?: string; user_id?: string }
        Relationships: []
      }
      trace_passages: {
        Row: {
          excerpt: string | null
          href: string | null
          label: string
          rank: number
          score: number | null
          source_id: string
          source_type: string
          span_id: string
          trace: string
          used: boolean | null
        }
        Insert: {
          excerpt?: string | null
          href?: string | null
          label?: string
          rank: number
          score?: number | null
          source_id?: string
          source_type: string
          span_id: string
          trace: string
          used?: boolean | null
        }
        Update: {
          excerpt?: string | null
          href?: string | null
          label?: string
          rank?: number
          score?: number | null
          source_id?: string
          source_type?: string
          span_id?: string
          trace?: string
          used?: boolean | null
        }
        Relationships: [
          {
            foreignKeyName: 'trace_passages_trace_span_id_fkey'
            columns: ['trace', 'span_id']
            isOneToOne: false
            referencedRelation: 'trace_spans'
            referencedColumns: ['trace', 'span_id']
          },
        ]
      }
      trace_spans: {
        Row: {
          attributes: Json
          ended_at: string
          input_tokens: number | null
          kind: string
          model: string | null
          name: string
          output_tokens: number | null
          parent_id: string | null
          span_id: string
          started_at: string
          status: string
          trace: string
        }
        Insert: {
          attributes?: Json
          ended_at: string
          input_tokens?: number | null
          kind: string
          model?: string | null
          name: string
          output_tokens?: number | null
          parent_id?: string | null
          span_id: string
          started_at: string
          status?: string
          trace: string
        }
        Update: {
          attributes?: Json
          ended_at?: string
          input_tokens?: number | null
          kind?: string
          model?: string | null
          name?: string
          output_tokens?: number | null
          parent_id?: string | null
          span_id?: string
          started_at?: string
          status?: string
          trace?: string
        }
        Relationships: [
          {
            foreignKeyName: 'trace_spans_trace_fkey'
            columns: ['trace']
            isOneToOne: false
            referencedRelation: 'traces'
            referencedColumns: ['id']
          },
        ]
      }
      trace_texts: {
        Row: { answer: string; question: string; trace: string }
        Insert: { answer?: string; question?: string; trace: string }
        Update: { answer?: string; question?: string; trace?: string }
        Relationships: [
          {
            foreignKeyName: 'trace_texts_trace_fkey'
            columns: ['trace']
            isOneToOne: true
            referencedRelation: 'traces'
            referencedColumns: ['id']
          },
        ]
      }
      traces: {
        Row: {
          answer_id: string | null
          confidence: number | null
          cost: number | null
          duration_ms: number | null
          ended_at: string
          id: string
          input_tokens: number | null
          locale: string | null
          model: string | null
          name: string
          origin: string
          outcome: string | null
          output_tokens: number | null
          scope: string | null
          started_at: string
          status: string
          support: number | null
          trace_id: string
          user_id: string | null
          versions: Json
        }
        Insert: {
          answer_id?: string | null
          confidence?: number | null
          cost?: number | null
          ended_at: string
          id?: string
          input_tokens?: number | null
          locale?: string | null
          model?: string | null
          name: string
          origin: string
          outcome?: string | null
          output_tokens?: number | null
          scope?: string | null
          started_at: string
          status?: string
          support?: number | null
          trace_id: string
          user_id?: string | null
          versions?: Json
        }
        Update: {
          answer_id?: string | null
          confidence?: number | null
          cost?: number | null
          ended_at?: string
          id?: string
          input_tokens?: number | null
          locale?: string | null
          model?: string | null
          name?: string
          origin?: string
          outcome?: string | null
          output_tokens?: number | null
          scope?: string | null
          started_at?: string
          status?: string
          support?: number | null
          trace_id?: string
          user_id?: string | null
          versions?: Json
        }
        Relationships: [
          {
            foreignKeyName: 'traces_answer_id_fkey'
            columns: ['answer_id']
            isOneToOne: true
            referencedRelation: 'messages'
            referencedColumns: ['id']
          },
        ]
      }
      user_activity: {
        Row: {
          activity_data: Json
          activity_type: string
          created_at: string
          id: string
          metadata: Json
          stored_at: string
          user_agent: string | null
          user_email: string
          user_id: string
        }
        Insert: {
          activity_data?: Json
          activity_type: string
          created_at?: string
          id: string
          metadata?: Json
          stored_at?: string
          user_agent?: string | null
          user_email?: string
          user_id?: string
        }
        Update: {
          activity_data?: Json
          activity_type?: string
          created_at?: string
          id?: string
          metadata?: Json
          stored_at?: string
          user_agent?: string | null
          user_email?: string
          user_id?: string
        }
        Relationships: []
      }
      viewed_sources: {
        Row: {
          citation: string
          id: string
          kind: string
          name: string
          path: string
          reference: string
          user_id: string
          viewed_at: string
        }
        Insert: {
          citation: string
          id?: string
          kind: string
          name: string
          path: string
          reference: string
          user_id: string
          viewed_at?: string
        }
        Update: {
          citation?: string
          id?: string
          kind?: string
          name?: string
          path?: string
          reference?: string
          user_id?: string
          viewed_at?: string
        }
        Relationships: []
      }
      viewing_choices: {
        Row: { changed_at: string; keeps_history: boolean; user_id: string }
        Insert: { changed_at?: string; keeps_history: boolean; user_id: string }
        Update: { changed_at?: string; keeps_history?: boolean; user_id?: string }
        Relationships: []
      }
      watches: {
        Row: {
          cadence: string
          created_at: string
          id: string
          kind: string
          name: string
          path: string
          paused_at: string | null
          reference: string
          request: Json | null
          title: string
          user_id: string
        }
        Insert: {
          cadence?: string
          created_at?: string
          id?: string
          kind: string
          name?: string
          path: string
          paused_at?: string | null
          reference: string
          request?: Json | null
          title: string
          user_id?: string
        }
        Update: {
          cadence?: string
          created_at?: string
          id?: string
          kind?: string
          name?: string
          path?: string
          paused_at?: string | null
          reference?: string
          request?: Json | null
          title?: string
          user_id?: string
        }
        Relationships: []
      }
      webhook_attempts: {
        Row: {
          at: string
          error: string | null
          id: number
          message_id: string
          ms: number
          status: number | null
        }
        Insert: {
          at?: string
          error?: string | null
          message_id: string
          ms: number
          status?: number | null
        }
        Update: {
          at?: string
          error?: string | null
          message_id?: string
          ms?: number
          status?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'webhook_attempts_message_id_fkey'
            columns: ['message_id']
            isOneToOne: false
            referencedRelation: 'webhook_messages'
            referencedColumns: ['id']
          },
        ]
      }
      webhook_messages: {
        Row: {
          attempts: number
          body: string
          created_at: string
          event: string
          id: string
          next_at: string | null
          state: string
          user_id: string
          webhook_id: string
        }
        Insert: {
          attempts?: number
          body: string
          created_at?: string
          event: string
          id?: string
          next_at?: string | null
          state?: string
          user_id: string
          webhook_id: string
        }
        Update: {
          attempts?: number
          body?: string
          created_at?: string
          event?: string
          id?: string
          next_at?: string | null
          state?: string
          user_id?: string
          webhook_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'webhook_messages_webhook_id_user_id_fkey'
            columns: ['webhook_id', 'user_id']
            isOneToOne: false
            referencedRelation: 'webhooks'
            referencedColumns: ['id', 'user_id']
          },
        ]
      }
      webhooks: {
        Row: {
          created_at: string
          disabled_at: string | null
          disabled_why: string | null
          events: string[]
          failing_since: string | null
          id: string
          url: string
          user_id: string
        }
        Insert: {
          created_at?: string
          disabled_at?: string | null
          disabled_why?: string | null
          events: string[]
          failing_since?: string | null
          id?: string
          url: string
          user_id: string
        }
        Update: {
          created_at?: string
          disabled_at?: string | null
          disabled_why?: string | null
          events?: string[]
          failing_since?: string | null
          id?: string
          url?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: {
      accept_invitation: { Args: { p_hash: string | null }; Returns: Json }
      add_annotation_items: {
        Args: { p_items: Json | null; p_queue: string | null }
        Returns: number
      }
      add_configuration_gate: {
        Args: {
          p_dataset: string | null
          p_margin: number | null
          p_metric: string | null
          p_slice?: string | null
          p_value?: string | null
        }
        Returns: boolean
      }
      add_contract_review: {
        Args: { p_most: number | null; p_review: Json | null; p_user: string | null }
        Returns: Json
      }
      add_contract_table: {
        Args: {
          p_from: string | null
          p_reviews: number | null
          p_table: Json | null
          p_tables: number | null
          p_user: string | null
          p_uses: number | null
        }
        Returns: Json
      }
      add_document_comment: {
        Args: {
          p_body: string | null
          p_document: string | null
          p_position: number | null
          p_quote: string | null
          p_thread?: string | null
          p_token?: string | null
        }
        Returns: string
      }
      admin_end_subscription: {
        Args: { p_at_once: boolean | null; p_subscription: string | null }
        Returns: string
      }
      admin_overview: { Args: { days: number | null }; Returns: Json }
      admin_refund: {
        Args: {
          p_amount: number | null
          p_end: boolean | null
          p_payment: string | null
          p_reason: string | null
          p_seen: number | null
        }
        Returns: Json
      }
      admin_retry_payment: { Args: { p_payment: string | null }; Returns: string }
      administration_state: { Args: Record<PropertyKey, never>; Returns: string }
      alert_stop_token: { Args: { p_user: string | null }; Returns: string }
      all_accounts: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: string | null
          email: string | null
          role: string | null
          user_type: string | null
          organization: string | null
          position: string | null
          language: string | null
          joined_at: string | null
          last_sign_in_at: string | null
          confirmed_at: string | null
          disabled_at: string | null
          deletion_requested_at: string | null
          has_profile: boolean | null
        }[]
      }
      annotation_figures: { Args: { p_queue: string | null }; Returns: Json }
      answer_inquiry: {
        Args: {
          inquiry: string | null
          reply: string | null
          reply_id: string | null
          seen_replies: number | null
        }
        Returns: string
      }
      answer_statistics: { Args: { p_from: string | null; p_to: string | null }; Returns: Json }
      assign_finding: {
        Args: { p_assignee?: string | null; p_finding: string | null }
        Returns: string
      }
      bar_from_matter: {
        Args: {
          p_collection: string | null
          p_organization: string | null
          p_person: string | null
        }
        Returns: string
      }
      begin_alert_mail: {
        Args: { p_cadence: string | null; p_user: string | null }
        Returns: string
      }
      begin_answer: {
        Args: {
          p_conversation: string | null
          p_device: string | null
          p_from: number | null
          p_most: number | null
          p_question: Json | null
          p_start: Json | null
          p_user: string | null
        }
        Returns: Json
      }
      begin_document: {
        Args: {
          p_bytes: number | null
          p_folder: string | null
          p_most: number | null
          p_most_bytes: number | null
          p_user: string | null
        }
        Returns: Json
      }
      begin_part: {
        Args: { p_no: number | null; p_upload: string | null; p_user: string | null }
        Returns: undefined
      }
      begin_phone_code: {
        Args: {
          p_carrier: string | null
          p_code_hash: string | null
          p_id: string | null
          p_most: number | null
          p_phone: string | null
          p_phone_key: string | null
          p_seconds: number | null
          p_user: string | null
        }
        Returns: Json
      }
      begin_subscription: {
        Args: {
          p_card: Json | null
          p_checkout: string | null
          p_lease: string | null
          p_now: string | null
        }
        Returns: Json
      }
      begin_upload: {
        Args: {
          p_file: Json | null
          p_most: number | null
          p_most_bytes: number | null
          p_user: string | null
        }
        Returns: Json
      }
      billing_attention: { Args: Record<PropertyKey, never>; Returns: Json }
      buy_seats: {
        Args: {
          p_add: number | null
          p_expected: number | null
          p_lease: string | null
          p_now: string | null
          p_organization: string | null
          p_prices: Json | null
          p_user: string | null
        }
        Returns: Json
      }
      can_edit_content: { Args: Record<PropertyKey, never>; Returns: boolean }
      can_view_analytics: { Args: Record<PropertyKey, never>; Returns: boolean }
      cancel_my_job: { Args: { p_job: string | null }; Returns: boolean }
      cancel_now: {
        Args: {
          p_expected: number | null
          p_now: string | null
          p_reason: string | null
          p_user: string | null
        }
        Returns: Json
      }
      cancel_upload: { Args: { p_upload: string | null; p_user: string | null }; Returns: Json }
      card_gone: { Args: { p_mark: string | null; p_now: string | null }; Returns: boolean }
      change_collection: {
        Args: {
          p_collection: string | null
          p_color: string | null
          p_description: string | null
          p_name: string | null
        }
        Returns: string
      }
      change_member_role: {
        Args: {
          p_member: string | null
          p_organization: string | null
          p_role: string | null
          p_seen: string | null
        }
        Returns: string
      }
      change_role: {
        Args: { new_role: string | null; seen_role: string | null; target: string | null }
        Returns: string
      }
      charge_order: { Args: { p_action: string | null; p_payment: string | null }; Returns: Json }
      charge_paid: {
        Args: { p: string | null; p_facts: Json | null; p_now: string | null; s: string | null }
        Returns: string
      }
      charge_unknown: {
        Args: { p: string | null; p_code: string | null; p_now: string | null }
        Returns: string
      }
      check_phone_code: {
        Args: { p_code_hash: string | null; p_id: string | null; p_user: string | null }
        Returns: Json
      }
      checkout_end: { Args: { c: string | null }; Returns: Json }
      choose_collection_documents: {
        Args: { p_collection: string | null; p_in: string[] | null; p_out: string[] | null }
        Returns: string
      }
      choose_next_plan: {
        Args: { p_now: string | null; p_plan: Json | null; p_user: string | null }
        Returns: string
      }
      choose_organization_template_version: {
        Args: { p_no: number | null; p_template: string | null }
        Returns: string
      }
      claim_cards: {
        Args: { p_lease: string | null; p_limit: number | null; p_now: string | null }
        Returns: Json[]
      }
      claim_charges: {
        Args: { p_lease: string | null; p_limit: number | null; p_now: string | null }
        Returns: Json[]
      }
      claim_checkout: {
        Args: {
          p_auth_sealed: string | null
          p_customer: string | null
          p_lease: string | null
          p_now: string | null
          p_order: string | null
          p_user: string | null
        }
        Returns: Json
      }
      claim_jobs: {
        Args: { p_kinds: string[] | null; p_lease: string | null; p_limit: number | null }
        Returns: {
          attempts: number
          cancel_asked_at: string | null
          created_at: string
          due_at: string
          finished_at: string | null
          id: string
          kind: string
          lane: string
          lease_id: string | null
          lease_until: string | null
          most_attempts: number
          owner_id: string | null
          payload: Json
          priority: number
          progress: Json
          reason: string | null
          reason_detail: string | null
          started_at: string | null
          state: string
          subject: string | null
        }[]
      }
      claim_notices: {
        Args: { p_lease: string | null; p_limit: number | null; p_now: string | null }
        Returns: Json[]
      }
      claim_refunds: {
        Args: {
          p_lease: string | null
          p_limit: number | null
          p_now: string | null
          p_refund: string | null
        }
        Returns: Json[]
      }
      claim_sign_up: { Args: { browser: string | null; person: string | null }; Returns: Json }
      collections_shared_by_me: {
        Args: Record<PropertyKey, never>
        Returns: { id: string | null; people: Json | null; documents: Json | null }[]
      }
      collections_shared_with_me: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: string | null
          name: string | null
          description: string | null
          color: string | null
          matter: string | null
          organization: string | null
          holder: string | null
          access: string | null
          isNamed: boolean | null
          documents: Json | null
        }[]
      }
      configurations_in_force: { Args: Record<PropertyKey, never>; Returns: Json }
      contact_inquiry_mailed: { Args: { inquiry: string | null }; Returns: undefined }
      count_error: { Args: { p_code: string | null; p_place: string | null }; Returns: undefined }
      count_errors: { Args: { counts: Json | null }; Returns: undefined }
      count_live_api_keys: { Args: { p_user: string | null }; Returns: number }
      count_recovery_codes: { Args: { p_person: string | null }; Returns: number }
      count_saved_sources: {
        Args: Record<PropertyKey, never>
        Returns: { kind: string | null; folder: string | null; count: number | null }[]
      }
      count_search: {
        Args: { p_empty: boolean | null; p_locale: string | null; p_term: string | null }
        Returns: undefined
      }
      count_searches: { Args: { counts: Json | null }; Returns: undefined }
      create_annotation_queue: {
        Args: { p_name: string | null; p_organization: string | null; p_reviewers: number | null }
        Returns: string
      }
      create_api_key: {
        Args: {
          p_daily_limit: number | null
          p_expires: string | null
          p_hash: string | null
          p_last_four: string | null
          p_name: string | null
          p_scopes: string[] | null
        }
        Returns: string
      }
      create_configuration: {
        Args: { p_name: string | null; p_settings: Json | null }
        Returns: string
      }
      create_dataset: { Args: { p_name: string | null; p_target: string | null }; Returns: string }
      create_experiment: {
        Args: {
          p_baseline?: string | null
          p_configuration?: string | null
          p_dataset: string | null
          p_k: number | null
          p_name: string | null
          p_retriever: string | null
          p_version: number | null
        }
        Returns: string
      }
      create_experiment_for: {
        Args: {
          p_baseline?: string | null
          p_dataset: string | null
          p_k: number | null
          p_name: string | null
          p_owner: string | null
          p_retriever: string | null
          p_version: number | null
        }
        Returns: string
      }
      create_organization: { Args: { p_name: string | null }; Returns: Json }
      create_organization_template: {
        Args: { p_name: string | null; p_organization: string | null }
        Returns: Json
      }
      create_playbook: {
        Args: { p_name: string | null; p_organization: string | null }
        Returns: Json
      }
      create_webhook: { Args: { p_events: string[] | null; p_url: string | null }; Returns: Json }
      delete_document_comment: {
        Args: { p_comment: string | null; p_token?: string | null }
        Returns: boolean
      }
      delete_old_alerts: { Args: { p_now: string | null }; Returns: number }
      delete_old_api_keys: { Args: { p_now: string | null }; Returns: number }
      delete_old_billing: { Args: { before: string | null }; Returns: number }
      delete_old_jobs: { Args: { p_now: string | null }; Returns: number }
      delete_old_logs: { Args: { before: string | null }; Returns: number }
      delete_old_organization_rows: { Args: { p_now: string | null }; Returns: number }
      delete_old_phone_codes: { Args: { at: string | null }; Returns: number }
      delete_old_traces: { Args: { p_before: string | null }; Returns: number }
      delete_old_uploads: { Args: { p_now: string | null }; Returns: number }
      delete_old_visitor_chats: { Args: { before: string | null }; Returns: number }
      delete_old_webhook_messages: { Args: { p_now: string | null }; Returns: number }
      delete_organization: { Args: { p_organization: string | null }; Returns: string }
      delete_organization_template: { Args: { p_template: string | null }; Returns: string }
      delete_playbook: { Args: { p_playbook: string | null }; Returns: string }
      delete_post: { Args: { p_id: string | null }; Returns: boolean }
      delete_trashed_documents: { Args: { p_now: string | null }; Returns: number }
      deletion_refunds: {
        Args: Record<PropertyKey, never>
        Returns: { request: string | null; amount: number | null }[]
      }
      document_room: {
        Args: {
          p_bytes: number | null
          p_folder: string | null
          p_most: number | null
          p_most_bytes: number | null
          p_user: string | null
        }
        Returns: string
      }
      end_cancelled: { Args: { p_now: string | null }; Returns: number }
      end_checkout: {
        Args: {
          p_code: string | null
          p_from: string | null
          p_now: string | null
          p_order: string | null
          p_state: string | null
          p_user: string | null
        }
        Returns: boolean
      }
      end_my_session: { Args: { session: string | null }; Returns: boolean }
      end_sessions: { Args: { person: string | null }; Returns: undefined }
      end_subscription: {
        Args: { p_now: string | null; p_subscription: string | null }
        Returns: undefined
      }
      enqueue_job: {
        Args: {
          p_due?: string | null
          p_kind: string | null
          p_most_attempts?: number | null
          p_owner: string | null
          p_payload: Json | null
          p_priority?: number | null
          p_subject: string | null
        }
        Returns: string
      }
      fail_job: {
        Args: {
          p_again: string | null
          p_cancelled?: boolean | null
          p_detail: string | null
          p_job: string | null
          p_lease_id: string | null
          p_reason: string | null
        }
        Returns: string
      }
      find_api_key: { Args: { p_hash: string | null }; Returns: Json }
      find_in_documents: {
        Args: { p_most: number | null; p_words: string | null }
        Returns: {
          document_id: string | null
          no: number | null
          page: number | null
          text: string | null
          places: number | null
        }[]
      }
      finish_job: {
        Args: { p_job: string | null; p_lease_id: string | null; p_progress?: Json | null }
        Returns: boolean
      }
      first_charge_declined: {
        Args: { p: string | null; p_code: string | null; p_now: string | null; s: string | null }
        Returns: string
      }
      forget_card: { Args: { p_card: string | null; p_now: string | null }; Returns: undefined }
      give_annotation: {
        Args: {
          p_comment: string | null
          p_item: string | null
          p_relevant: string[] | null
          p_verdict: string | null
        }
        Returns: string
      }
      handle_deletion: { Args: { accept: boolean | null; request: string | null }; Returns: string }
      in_live_session: { Args: Record<PropertyKey, never>; Returns: boolean }
      index_document: {
        Args: {
          p_after?: string | null
          p_anew?: boolean | null
          p_document: string | null
          p_user: string | null
        }
        Returns: undefined
      }
      index_my_document: { Args: { p_document: string | null }; Returns: boolean }
      invite_member: {
        Args: {
          p_email: string | null
          p_language: string | null
          p_organization: string | null
          p_role: string | null
        }
        Returns: string
      }
      is_charging: { Args: { s: string | null }; Returns: boolean }
      is_last_admin: { Args: { person: string | null }; Returns: boolean }
      keep_accesses: {
        Args: { p_months: number | null; p_organization: string | null }
        Returns: string
      }
      keep_alerts: {
        Args: { p_after: number | null; p_alerts: Json | null; p_last: number | null }
        Returns: number
      }
      keep_document: {
        Args: {
          p_document: Json | null
          p_key: string | null
          p_most: number | null
          p_most_bytes: number | null
          p_user: string | null
        }
        Returns: Json
      }
      keep_part: {
        Args: { p_no: number | null; p_upload: string | null; p_user: string | null }
        Returns: number
      }
      keep_playbook_run: {
        Args: {
          p_findings: Json | null
          p_review: string | null
          p_user: string | null
          p_version: string | null
        }
        Returns: string
      }
      keep_stale_sources: {
        Args: { p_after: number | null; p_last: number | null; p_sources: Json | null }
        Returns: number
      }
      keep_upload: {
        Args: {
          p_document: Json | null
          p_key: string | null
          p_most: number | null
          p_most_bytes: number | null
          p_upload: string | null
          p_user: string | null
        }
        Returns: Json
      }
      keep_viewing_history: { Args: { p_keep: boolean | null }; Returns: undefined }
      korea_day: { Args: { at: string | null }; Returns: string }
      korea_morning: { Args: { on_day: string | null }; Returns: string }
      korea_start: { Args: { on_day: string | null }; Returns: string }
      leave_organization: {
        Args: { p_heir?: string | null; p_organization: string | null }
        Returns: string
      }
      leave_subscription: { Args: { p_now: string | null; p_user: string | null }; Returns: Json }
      list_activity: {
        Args: {
          p_after: string | null
          p_after_at: string | null
          p_email: string | null
          p_from: string | null
          p_limit: number | null
          p_to: string | null
          p_type: string | null
        }
        Returns: Json
      }
      list_all_posts: {
        Args: {
          p_category: string | null
          p_locale: string | null
          p_page: number | null
          p_query: string | null
          p_size: number | null
          p_sort: string | null
          p_state: string | null
        }
        Returns: Json
      }
      list_configuration_gates: { Args: { p_hash?: string | null }; Returns: Json }
      list_conversations: {
        Args: {
          p_before?: string | null
          p_device?: string | null
          p_id?: string | null
          p_pinned?: boolean | null
          p_query: string | null
          p_size: number | null
        }
        Returns: Json
      }
      list_dataset_items: {
        Args: {
          p_dataset: string | null
          p_limit: number | null
          p_offset: number | null
          p_version: number | null
        }
        Returns: Json
      }
      list_document_comments: {
        Args: { p_document: string | null; p_token?: string | null }
        Returns: Json
      }
      list_entries: {
        Args: {
          p_after: string | null
          p_after_at: string | null
          p_from: string | null
          p_limit: number | null
          p_to: string | null
        }
        Returns: Json
      }
      list_experiment_items: {
        Args: {
          p_experiment: string | null
          p_limit: number | null
          p_metric: string | null
          p_offset: number | null
          p_show: string | null
        }
        Returns: Json
      }
      list_inquiries: {
        Args: {
          p_newest: boolean | null
          p_page: number | null
          p_query: string | null
          p_size: number | null
          p_status: string | null
          p_type: string | null
        }
        Returns: Json
      }
      list_organization_accesses: {
        Args: {
          p_act?: string | null
          p_actor?: string | null
          p_before?: number | null
          p_limit?: number | null
          p_organization: string | null
          p_since?: string | null
          p_until?: string | null
        }
        Returns: Json
      }
      list_payments: {
        Args: {
          p_from: string | null
          p_order: string | null
          p_page: number | null
          p_size: number | null
          p_state: string | null
          p_to: string | null
        }
        Returns: Json
      }
      list_posts: {
        Args: {
          p_category: string | null
          p_locale: string | null
          p_page: number | null
          p_size: number | null
          p_strict?: boolean | null
        }
        Returns: Json
      }
      list_security: {
        Args: {
          p_after: number | null
          p_email: string | null
          p_from: string | null
          p_level: string | null
          p_limit: number | null
          p_masked: string | null
          p_to: string | null
          p_type: string | null
        }
        Returns: Json
      }
      list_stale_answers: { Args: Record<PropertyKey, never>; Returns: Json }
      list_stale_items: { Args: { p_dataset: string | null }; Returns: Json }
      list_subscriptions: {
        Args: {
          p_page: number | null
          p_plan: string | null
          p_size: number | null
          p_state: string | null
          p_words: string | null
        }
        Returns: Json
      }
      list_traces: {
        Args: {
          p_filter: Json | null
          p_limit: number | null
          p_of: string | null
          p_offset: number | null
        }
        Returns: Json
      }
      list_users: {
        Args: {
          p_page: number | null
          p_role: string | null
          p_size: number | null
          p_sort: string | null
          p_state: string | null
          p_type: string | null
          p_words: Json | null
        }
        Returns: Json
      }
      lock_accounts: { Args: Record<PropertyKey, never>; Returns: undefined }
      lock_payer: { Args: { p_user: string | null }; Returns: undefined }
      lock_subscription: {
        Args: { p_subscription: string | null }
        Returns: {
          anchor_date: string
          anchor_months: number
          cancel_at_period_end: boolean
          card_id: string
          created_at: string
          ended_at: string | null
          id: string
          months: number
          next_months: number | null
          next_plan_id: string | null
          next_price: number | null
          next_seat_price: number | null
          period: number
          period_end: string
          period_start: string
          plan_id: string
          price: number
          seat_price: number | null
          state: string
          updated_at: string
          used_at: string | null
          user_id: string | null
        }
      }
      maintenance_lets_in: { Args: { address: string | null }; Returns: boolean }
      make_matter: {
        Args: {
          p_collection: string | null
          p_matter: string | null
          p_organization: string | null
        }
        Returns: string
      }
      make_template_document: {
        Args: {
          p_answers: Json | null
          p_content: Json | null
          p_document: Json | null
          p_most: number | null
          p_most_bytes: number | null
          p_template: string | null
          p_user: string | null
        }
        Returns: Json
      }
      make_written_document: {
        Args: {
          p_content: Json | null
          p_document: Json | null
          p_most: number | null
          p_most_bytes: number | null
          p_reason: string | null
          p_user: string | null
        }
        Returns: Json
      }
      move_configuration: {
        Args: { p_configuration: string | null; p_label: string | null; p_share?: number | null }
        Returns: string
      }
      my_email: { Args: Record<PropertyKey, never>; Returns: string }
      my_role: { Args: Record<PropertyKey, never>; Returns: string }
      my_sessions: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: string | null
          created_at: string | null
          last_used_at: string | null
          user_agent: string | null
          ip: string | null
          is_current: boolean | null
        }[]
      }
      name_document_version: {
        Args: {
          p_document: string | null
          p_name: string | null
          p_no: number | null
          p_note: string | null
        }
        Returns: boolean
      }
      name_person: {
        Args: {
          p_access: string | null
          p_collection: string | null
          p_organization: string | null
          p_person: string | null
        }
        Returns: string
      }
      note_balance: {
        Args: { p_balance: number | null; p_now: string | null; p_order: string | null }
        Returns: boolean
      }
      note_indexed: { Args: { p_document: string | null; p_result: Json | null }; Returns: boolean }
      note_paid_use: { Args: { p_now: string | null; p_user: string | null }; Returns: undefined }
      notice_sent: { Args: { p_id: number | null; p_now: string | null }; Returns: undefined }
      open_checkout: {
        Args: {
          p_name: string | null
          p_now: string | null
          p_order: string | null
          p_plan: Json | null
          p_purpose: string | null
          p_terms: string | null
          p_user: string | null
        }
        Returns: Json
      }
      open_shared_contract_review: { Args: { p_token: string | null }; Returns: Json }
      open_shared_document: { Args: { p_token: string | null }; Returns: Json }
      order_of: {
        Args: { p_period: number | null; p_subscription: string | null }
        Returns: string
      }
      organizations_kept_by_me: { Args: Record<PropertyKey, never>; Returns: string[] }
      payments_since: {
        Args: { p_after: Json | null; p_limit: number | null; p_since: string | null }
        Returns: Json[]
      }
      people_to_share_with: {
        Args: Record<PropertyKey, never>
        Returns: {
          organization: string | null
          organization_name: string | null
          id: string | null
          email: string | null
          role: string | null
        }[]
      }
      people_with: { Args: { letters: string | null }; Returns: string[] }
      post_text: {
        Args: { p_id: string | null; p_locale: string | null }
        Returns: {
          body: string
          excerpt: string
          locale: string
          post_id: string
          read_minutes: number
          title: string
        }[]
      }
      publish_organization_template: {
        Args: { p_rev: number | null; p_template: string | null }
        Returns: string
      }
      publish_playbook: {
        Args: { p_playbook: string | null; p_rev: number | null }
        Returns: string
      }
      publish_post: { Args: { p_id: string | null; p_publish: boolean | null }; Returns: string }
      queue_notice: {
        Args: {
          p_facts: Json | null
          p_kind: string | null
          p_now: string | null
          p_occasion: string | null
          p_user: string | null
        }
        Returns: undefined
      }
      queue_renewal_notices: {
        Args: { p_days: number | null; p_now: string | null }
        Returns: number
      }
      rate_message: {
        Args: {
          p_message: string | null
          p_note?: string | null
          p_rating: string | null
          p_reasons?: string[] | null
        }
        Returns: boolean
      }
      read_document: {
        Args: { p_after?: string | null; p_document: string | null; p_user: string | null }
        Returns: undefined
      }
      read_invitation: { Args: { p_hash: string | null }; Returns: Json }
      read_matter_feed: { Args: { p_hash: string | null }; Returns: Json }
      read_matters: { Args: { p_organization: string | null }; Returns: Json }
      read_my_document: { Args: { p_document: string | null }; Returns: boolean }
      read_organization: { Args: { p_organization: string | null }; Returns: Json }
      read_organization_seats: { Args: { p_organization: string | null }; Returns: Json }
      read_post: { Args: { p_id: string | null; p_locale: string | null }; Returns: Json }
      read_shared: { Args: { p_token: string | null }; Returns: Json }
      read_subscription: { Args: { p_id: string | null }; Returns: Json }
      read_user: { Args: { p_id: string | null }; Returns: Json }
      record_act: {
        Args: { act: string | null; kind: string | null; more?: Json | null; target: string | null }
        Returns: undefined
      }
      record_api_key_uses: { Args: { p_uses: Json | null }; Returns: undefined }
      record_audit: {
        Args: { act: string | null; kind: string | null; more?: Json | null; target: string | null }
        Returns: undefined
      }
      record_shadow_run: { Args: { p_run: Json | null }; Returns: undefined }
      record_view: {
        Args: {
          p_citation: string | null
          p_kind: string | null
          p_name: string | null
          p_path: string | null
          p_reference: string | null
        }
        Returns: undefined
      }
      record_webhook_attempt: {
        Args: {
          p_error: string | null
          p_message: string | null
          p_ms: number | null
          p_status: number | null
        }
        Returns: string
      }
      refund_quote: { Args: { p_now: string | null; p_user: string | null }; Returns: Json }
      refund_rest: {
        Args: {
          p_now: string | null
          p_quote: Json | null
          p_reason: string | null
          p_user: string | null
        }
        Returns: Json
      }
      release_job: { Args: { p_job: string | null; p_lease_id: string | null }; Returns: boolean }
      remove_account: { Args: { person: string | null }; Returns: undefined }
      remove_configuration_gate: { Args: { p_gate: string | null }; Returns: boolean }
      remove_member: {
        Args: { p_heir?: string | null; p_member: string | null; p_organization: string | null }
        Returns: string
      }
      rename_organization: {
        Args: { p_name: string | null; p_organization: string | null }
        Returns: string
      }
      renew_attempt: {
        Args: {
          p_attempt: number | null
          p_lease: string | null
          p_now: string | null
          p_payment: string | null
        }
        Returns: Json
      }
      renew_job: {
        Args: {
          p_job: string | null
          p_lease: string | null
          p_lease_id: string | null
          p_progress: Json | null
        }
        Returns: string
      }
      renew_recovery_codes: {
        Args: { p_hashes: string[] | null; p_person: string | null; p_session: string | null }
        Returns: boolean
      }
      renew_refund: {
        Args: { p_attempt: number | null; p_now: string | null; p_refund: string | null }
        Returns: string
      }
      renewal_declined: {
        Args: {
          p: string | null
          p_code: string | null
          p_now: string | null
          p_outcome: string | null
          s: string | null
        }
        Returns: string
      }
      reopen_contract_review: {
        Args: { p_review: string | null; p_user: string | null }
        Returns: boolean
      }
      replay_webhook_message: { Args: { p_message: string | null }; Returns: boolean }
      require_admin: { Args: Record<PropertyKey, never>; Returns: undefined }
      require_analytics: { Args: Record<PropertyKey, never>; Returns: undefined }
      require_editor: { Args: Record<PropertyKey, never>; Returns: undefined }
      resend_invitation: { Args: { p_invitation: string | null }; Returns: string }
      resolve_document_comment: {
        Args: { p_comment: string | null; p_resolved: boolean | null; p_token?: string | null }
        Returns: boolean
      }
      restore_document_version: {
        Args: { p_document: string | null; p_no: number | null; p_rev: number | null }
        Returns: Json
      }
      resume_contract_table: {
        Args: {
          p_from: string | null
          p_table: string | null
          p_user: string | null
          p_uses: number | null
        }
        Returns: string
      }
      resume_experiment: { Args: { p_experiment: string | null }; Returns: boolean }
      retry_day: { Args: { p_declines: number | null }; Returns: number }
      retry_my_job: { Args: { p_job: string | null }; Returns: boolean }
      revenue_of_days: { Args: { days: number | null }; Returns: Json }
      revenue_statistics: {
        Args: { p_from: string | null; p_step: string | null; p_to: string | null }
        Returns: Json
      }
      revoke_api_key: { Args: { p_key: string | null }; Returns: boolean }
      revoke_contract_share: { Args: { p_share: string | null }; Returns: boolean }
      revoke_document_share: { Args: { p_share: string | null }; Returns: boolean }
      revoke_invitation: { Args: { p_invitation: string | null }; Returns: string }
      revoke_share: { Args: { p_token: string | null }; Returns: boolean }
      rewrite_template_document: {
        Args: {
          p_answers: Json | null
          p_base: Json | null
          p_content: Json | null
          p_document: string | null
          p_rev: number | null
          p_written: Json | null
        }
        Returns: Json
      }
      roll_back_configuration: { Args: { p_label: string | null }; Returns: string }
      rotate_api_key: {
        Args: {
          p_expires: string | null
          p_hash: string | null
          p_key: string | null
          p_last_four: string | null
          p_overlap_hours: number | null
        }
        Returns: string
      }
      rotate_webhook_secret: { Args: { p_webhook: string | null }; Returns: string }
      route_of: { Args: { path: string }; Returns: string }
      save_answer: {
        Args: {
          p_answer: string | null
          p_facts?: Json | null
          p_parts: Json | null
          p_state: string | null
        }
        Returns: boolean
      }
      save_document_content: {
        Args: {
          p_base?: Json | null
          p_content: Json | null
          p_document: string | null
          p_rev: number | null
          p_token?: string | null
        }
        Returns: Json
      }
      save_post: {
        Args: {
          p_author: string | null
          p_base: string | null
          p_category: string | null
          p_cover: string | null
          p_current: string | null
          p_id: string | null
          p_texts: Json | null
        }
        Returns: Json
      }
      save_site_settings: { Args: { seen: string | null; wanted: Json | null }; Returns: string }
      search_statistics: { Args: { p_from: string | null; p_to: string | null }; Returns: Json }
      seats_declined: {
        Args: { p: string | null; p_code: string | null; p_now: string | null; s: string | null }
        Returns: string
      }
      seats_due: {
        Args: {
          p_end: string | null
          p_price: number | null
          p_seats: number | null
          p_start: string | null
          p_today: string | null
        }
        Returns: number
      }
      seats_paid: {
        Args: { p: string | null; p_facts: Json | null; p_now: string | null; s: string | null }
        Returns: string
      }
      security_failures: { Args: { p_from: string | null; p_to: string | null }; Returns: Json }
      set_account_disabled: {
        Args: { disabled: boolean | null; target: string | null }
        Returns: string
      }
      set_cancelling: {
        Args: { p_cancel: boolean | null; p_now: string | null; p_user: string | null }
        Returns: string
      }
      set_inquiry_status: {
        Args: { closed: boolean | null; inquiry: string | null }
        Returns: string
      }
      set_next_seats: {
        Args: {
          p_now: string | null
          p_organization: string | null
          p_seats: number | null
          p_user: string | null
        }
        Returns: string
      }
      set_webhook_disabled: {
        Args: { p_disabled: boolean | null; p_webhook: string | null }
        Returns: boolean
      }
      settle_charge: {
        Args: {
          p_attempt: number | null
          p_facts: Json | null
          p_now: string | null
          p_outcome: string | null
          p_payment: string | null
        }
        Returns: string
      }
      settle_refund: {
        Args: {
          p_code: string | null
          p_now: string | null
          p_outcome: string | null
          p_refund: string | null
        }
        Returns: string
      }
      settle_stale_source: { Args: { p_id: string | null }; Returns: boolean }
      shadow_summary: { Args: Record<PropertyKey, never>; Returns: Json }
      share_contract_review: {
        Args: { p_days?: number | null; p_notes?: boolean | null; p_review: string | null }
        Returns: string
      }
      share_conversation: {
        Args: { p_conversation: string | null; p_message?: string | null }
        Returns: Json
      }
      share_document: {
        Args: { p_access: string | null; p_days?: number | null; p_document: string | null }
        Returns: Json
      }
      shown_state: { Args: { s: string | null }; Returns: string }
      site_state: { Args: Record<PropertyKey, never>; Returns: Json }
      skip_annotation_item: { Args: { p_item: string | null }; Returns: boolean }
      stale_checkouts: {
        Args: { p_limit: number | null; p_now: string | null }
        Returns: { order_id: string | null; user_id: string | null }[]
      }
      start_contract_review: {
        Args: {
          p_facts: Json | null
          p_from: string | null
          p_most: number | null
          p_review: string | null
          p_side: string | null
          p_user: string | null
        }
        Returns: string
      }
      stop_alert_mails: {
        Args: { p_stop: boolean | null; p_token: string | null }
        Returns: boolean
      }
      stop_answer: {
        Args: { p_answer: string | null; p_device: string | null; p_user: string | null }
        Returns: boolean
      }
      stuck_billing: { Args: { p_before: string | null }; Returns: Json[] }
      take_annotation_item: { Args: { p_queue: string | null }; Returns: Json }
      take_webhook: {
        Args: { p_id: string | null; p_now: string | null; p_type: string | null }
        Returns: boolean
      }
      test_webhook: { Args: { p_webhook: string | null }; Returns: string }
      thin_traces: { Args: { p_before: string | null; p_share: number | null }; Returns: number }
      touch_session: { Args: Record<PropertyKey, never>; Returns: boolean }
      trace_days: {
        Args: { p_from: string | null; p_of: string | null; p_to: string | null }
        Returns: Json
      }
      trace_versions: {
        Args: { p_from: string | null; p_of: string | null; p_to: string | null }
        Returns: Json
      }
      unbar_from_matter: {
        Args: {
          p_collection: string | null
          p_organization: string | null
          p_person: string | null
        }
        Returns: string
      }
      unname_person: {
        Args: { p_collection: string | null; p_person: string | null }
        Returns: string
      }
      use_organization_template: { Args: { p_version: string | null }; Returns: string }
      use_recovery_code: {
        Args: { p_code: string | null; p_person: string | null; p_session: string | null }
        Returns: boolean
      }
      visit_statistics: { Args: { p_from: string | null; p_to: string | null }; Returns: Json }
      webhook_message_to_send: { Args: { p_message: string | null }; Returns: Json }
      withdraw_deletion: { Args: Record<PropertyKey, never>; Returns: boolean }
      write_dataset_version: {
        Args: {
          p_dataset: string | null
          p_origin: string | null
          p_put: Json | null
          p_remove: string[] | null
        }
        Returns: number
      }
      write_organization_template: {
        Args: {
          p_body: Json | null
          p_name: string | null
          p_rev: number | null
          p_template: string | null
        }
        Returns: string
      }
      write_playbook: {
        Args: { p_playbook: string | null; p_rev: number | null; p_rules: Json | null }
        Returns: string
      }
      write_traces: { Args: { p_traces: Json | null; p_user: string | null }; Returns: number }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
