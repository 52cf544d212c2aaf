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
      contact_inquiries: {
        Row: {
          company: string | null
          created_at: string
          email: string
          id: string
          inquiry_type: string
          locale: string
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
          mailed_at?: string | null
          message?: string
          name?: string
          phone?: string
          status?: string
          subject?: string
        }
        Relationships: []
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
      document_strays: {
        Row: { due_at: string; storage_key: string }
        Insert: { due_at: string; storage_key: string }
        Update: { due_at?: string; storage_key?: string }
        Relationships: []
      }
      documents: {
        Row: {
          bytes: number
          category: string
          created_at: string
          folder_id: string | null
          id: string
          mime: string
          name: string
          sha256: string
          state: string
          storage_key: string
          updated_at: string
          user_id: string
        }
        Insert: {
          bytes: number
          category?: string
          created_at?: string
          folder_id?: string | null
          id?: string
          mime: string
          name: string
          sha256: string
          state?: string
          storage_key: string
          updated_at?: string
          user_id: string
        }
        Update: {
          bytes?: number
          category?: string
          created_at?: string
          folder_id?: string | null
          id?: string
          mime?: string
          name?: string
          sha256?: string
          state?: string
          storage_key?: string
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
          mailed_at: string | null
        }
        Insert: {
          author_email?: string | null
          author_id?: string | null
          body: string
          created_at?: string
          id: string
          inquiry_id: string
          mailed_at?: string | null
        }
        Update: {
          author_email?: string | null
          author_id?: string | null
          body?: string
          created_at?: string
          id?: string
          inquiry_id?: string
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
          lease_until: string | null
          months: number
          order_id: string
          payment_key: string | null
          period: number
          period_end: string
          period_start: string
          plan_id: string
          receipt_url: string | null
          refunded: number
          requested_at: string
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
          lease_until?: string | null
          months: number
          order_id: string
          payment_key?: string | null
          period: number
          period_end: string
          period_start: string
          plan_id: string
          receipt_url?: string | null
          refunded?: number
          requested_at: string
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
          lease_until?: string | null
          months?: number
          order_id?: string
          payment_key?: string | null
          period?: number
          period_end?: string
          period_start?: string
          plan_id?: string
          receipt_url?: string | null
          refunded?: number
          requested_at?: string
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
          period: number
          period_end: string
          period_start: string
          plan_id: string
          price: number
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
          period?: number
          period_end: string
          period_start: string
          plan_id: string
          price: number
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
          period?: number
          period_end?: string
          period_start?: string
          plan_id?: string
          price?: number
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
    }
    Views: Record<never, never>
    Functions: {
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
      billing_attention: { Args: Record<PropertyKey, never>; Returns: Json }
      can_edit_content: { Args: Record<PropertyKey, never>; Returns: boolean }
      can_view_analytics: { Args: Record<PropertyKey, never>; Returns: boolean }
      cancel_now: {
        Args: {
          p_expected: number | null
          p_now: string | null
          p_reason: string | null
          p_user: string | null
        }
        Returns: Json
      }
      card_gone: { Args: { p_mark: string | null; p_now: string | null }; Returns: boolean }
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
      choose_next_plan: {
        Args: { p_now: string | null; p_plan: Json | null; p_user: string | null }
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
      contact_inquiry_mailed: { Args: { inquiry: string | null }; Returns: undefined }
      count_error: { Args: { p_code: string | null; p_place: string | null }; Returns: undefined }
      count_errors: { Args: { counts: Json | null }; Returns: undefined }
      count_search: {
        Args: { p_empty: boolean | null; p_locale: string | null; p_term: string | null }
        Returns: undefined
      }
      count_searches: { Args: { counts: Json | null }; Returns: undefined }
      delete_old_billing: { Args: { before: string | null }; Returns: number }
      delete_old_logs: { Args: { before: string | null }; Returns: number }
      delete_old_phone_codes: { Args: { at: string | null }; Returns: number }
      delete_old_visitor_chats: { Args: { before: string | null }; Returns: number }
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
      first_charge_declined: {
        Args: { p: string | null; p_code: string | null; p_now: string | null; s: string | null }
        Returns: string
      }
      forget_card: { Args: { p_card: string | null; p_now: string | null }; Returns: undefined }
      handle_deletion: { Args: { accept: boolean | null; request: string | null }; Returns: string }
      in_live_session: { Args: Record<PropertyKey, never>; Returns: boolean }
      is_charging: { Args: { s: string | null }; Returns: boolean }
      is_last_admin: { Args: { person: string | null }; Returns: boolean }
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
      korea_day: { Args: { at: string | null }; Returns: string }
      korea_morning: { Args: { on_day: string | null }; Returns: string }
      korea_start: { Args: { on_day: string | null }; Returns: string }
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
          period: number
          period_end: string
          period_start: string
          plan_id: string
          price: number
          state: string
          updated_at: string
          used_at: string | null
          user_id: string | null
        }
      }
      maintenance_lets_in: { Args: { address: string | null }; Returns: boolean }
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
      note_balance: {
        Args: { p_balance: number | null; p_now: string | null; p_order: string | null }
        Returns: boolean
      }
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
      order_of: {
        Args: { p_period: number | null; p_subscription: string | null }
        Returns: string
      }
      payments_since: {
        Args: { p_after: Json | null; p_limit: number | null; p_since: string | null }
        Returns: Json[]
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
      read_post: { Args: { p_id: string | null; p_locale: string | null }; Returns: Json }
      read_shared: { Args: { p_token: string | null }; Returns: Json }
      read_subscription: { Args: { p_id: string | null }; Returns: Json }
      read_user: { Args: { p_id: string | null }; Returns: Json }
      record_act: {
        Args: { act: string | null; kind: string | null; more?: Json | null; target: string | null }
        Returns: undefined
      }
      record_audit: {
        Args: { act: string | null; kind: string | null; more?: Json | null; target: string | null }
        Returns: undefined
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
      remove_account: { Args: { person: string | null }; Returns: undefined }
      renew_attempt: {
        Args: {
          p_attempt: number | null
          p_lease: string | null
          p_now: string | null
          p_payment: string | null
        }
        Returns: Json
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
      require_admin: { Args: Record<PropertyKey, never>; Returns: undefined }
      require_analytics: { Args: Record<PropertyKey, never>; Returns: undefined }
      require_editor: { Args: Record<PropertyKey, never>; Returns: undefined }
      retry_day: { Args: { p_declines: number | null }; Returns: number }
      revenue_of_days: { Args: { days: number | null }; Returns: Json }
      revenue_statistics: {
        Args: { p_from: string | null; p_step: string | null; p_to: string | null }
        Returns: Json
      }
      revoke_share: { Args: { p_token: string | null }; Returns: boolean }
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
      share_conversation: {
        Args: { p_conversation: string | null; p_message?: string | null }
        Returns: Json
      }
      shown_state: { Args: { s: string | null }; Returns: string }
      site_state: { Args: Record<PropertyKey, never>; Returns: Json }
      stale_checkouts: {
        Args: { p_limit: number | null; p_now: string | null }
        Returns: { order_id: string | null; user_id: string | null }[]
      }
      stop_answer: {
        Args: { p_answer: string | null; p_device: string | null; p_user: string | null }
        Returns: boolean
      }
      stuck_billing: { Args: { p_before: string | null }; Returns: Json[] }
      take_webhook: {
        Args: { p_id: string | null; p_now: string | null; p_type: string | null }
        Returns: boolean
      }
      visit_statistics: { Args: { p_from: string | null; p_to: string | null }; Returns: Json }
      withdraw_deletion: { Args: Record<PropertyKey, never>; Returns: boolean }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
